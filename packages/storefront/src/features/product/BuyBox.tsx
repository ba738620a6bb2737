import * as text from '@shop/messages/product';
import { OptionPicker } from '@shop/ui';
import { useState } from 'react';
import { BuyForm } from './BuyForm.tsx';
import { choicesOf, choose, chosenVariant, type Chosen } from './choices.ts';
import { isConfigurable, optionsOf, shownOf, variantsOf, type Product } from './productModel.ts';
import { useAddToCart } from './useAddToCart.ts';
import { useRefusal } from './useRefusal.ts';

export interface BuyBoxProps {
  product: Product;
  chosen: Chosen;
  onChoose: (chosen: Chosen) => void;
}

/** Buys a simple, virtual or configurable product. */
export function BuyBox({ product, chosen, onChoose }: BuyBoxProps) {
  const [quantity, setQuantity] = useState(1);
  const { form, asked, refuse } = useRefusal();
  const { add, sending, problem } = useAddToCart(product.name ?? '');
  const options = optionsOf(product);
  const variants = variantsOf(product);
  const parentSku = isConfigurable(product) ? (product.sku ?? undefined) : undefined;
  const variant = chosenVariant(options, variants, chosen);
  const sku = isConfigurable(product) ? variant?.sku : (product.sku ?? undefined);
  const shown = shownOf(product, variant?.sku);

  const submit = () => {
    if (sku === undefined) refuse();
    else void add({ sku, quantity, parentSku, product: { sku, gallery: shown.pictures } });
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
      wishOptions={Object.values(chosen)}
      onSubmit={submit}
    >
      {options.map(option => (
        <OptionPicker
          key={option.code}
          label={option.label}
          name={`option-${option.code}`}
          choices={choicesOf(option, variants, chosen)}
          value={chosen[option.code]}
          onChange={uid => onChoose(choose(options, variants, chosen, option.code, uid))}
          error={asked && chosen[option.code] === undefined ? text.chooseFirst(option.label) : undefined}
        />
      ))}
    </BuyForm>
  );
}
