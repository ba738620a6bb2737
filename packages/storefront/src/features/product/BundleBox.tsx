import * as text from '@shop/messages/productTypes';
import { useState } from 'react';
import { BundleOptionField } from './BundleOptionField.tsx';
import { BuyForm } from './BuyForm.tsx';
import { bundleInput, bundleOptionsOf, bundlePrice, defaultChoice, openOptions } from './bundleChoices.ts';
import { shownOf, type ProductOf } from './productModel.ts';
import { useAddToCart } from './useAddToCart.ts';
import { useRefusal } from '../shared/useRefusal.ts';

/** Puts a bundle together: the price follows what is chosen. */
export function BundleBox({
  product,
}: {
  /** With its options, each with the products that it may be. */
  product: ProductOf<'BundleProduct'>;
}) {
  const options = bundleOptionsOf(product);
  const [choice, setChoice] = useState(() => defaultChoice(options));
  const [quantity, setQuantity] = useState(1);
  const { form, asked, refuse } = useRefusal();
  const { add, sending, problem } = useAddToCart(product.name ?? '');
  const open = openOptions(options, choice);
  const whole = shownOf(product, undefined);
  const shown = open.length > 0 ? whole : { ...whole, ...bundlePrice(product, options, choice), isRange: false };
  const sku = product.sku ?? '';
  const input = bundleInput(options, choice);

  const submit = (isBuyNow: boolean) => {
    if (open.length > 0) refuse();
    else void add({ sku, quantity, ...input, product: { sku, gallery: whole.pictures } }, isBuyNow);
  };

  return (
    <BuyForm
      ref={form}
      product={product}
      shown={shown}
      sku={sku}
      quantity={quantity}
      onQuantity={setQuantity}
      problem={problem}
      busy={sending}
      wishOptions={input.selectedOptions}
      wishEntered={input.enteredOptions}
      onSubmit={submit}
    >
      {options.map(option => (
        <BundleOptionField
          key={option.uid}
          option={option}
          choice={choice}
          error={
            asked && open.includes(option)
              ? (option.control === 'many' ? text.chooseSome : text.chooseOption)(option.title)
              : undefined
          }
          onPick={selections =>
            setChoice(before => ({ ...before, picked: { ...before.picked, [option.uid]: selections } }))
          }
          onPieces={(selection, pieces) =>
            setChoice(before => ({ ...before, pieces: { ...before.pieces, [selection]: pieces } }))
          }
        />
      ))}
    </BuyForm>
  );
}
