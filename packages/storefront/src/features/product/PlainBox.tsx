import { useState } from 'react';
import type { BuyBoxProps } from './buyBoxProps.ts';
import { BuyForm } from './BuyForm.tsx';
import { chosenVariant } from '../shared/options/choices.ts';
import { isConfigurable, optionsOf, shownOf, variantsOf } from './productModel.ts';
import { useAddToCart } from './useAddToCart.ts';
import { useRefusal } from '../shared/useRefusal.ts';
import { VariantFields } from './VariantFields.tsx';

/** Buys a simple, virtual or configurable product. */
export function PlainBox({ product, chosen, onChoose }: BuyBoxProps) {
  const [wished, setQuantity] = useState(1);
  const { form, asked, refuse } = useRefusal();
  const { add, sending, problem } = useAddToCart(product.name ?? '');
  const variant = chosenVariant(optionsOf(product), variantsOf(product), chosen);
  const sku = (isConfigurable(product) ? variant : product)?.sku ?? undefined;
  const parentSku = variant && (product.sku ?? undefined);
  const shown = shownOf(product, variant?.sku);
  // Of another variant that many may have been left.
  const quantity = Math.min(wished, shown.left || wished);

  const submit = (isBuyNow: boolean) => {
    if (!sku) refuse();
    else void add({ sku, quantity, parentSku, product: { sku, gallery: shown.pictures } }, isBuyNow);
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
      <VariantFields product={product} chosen={chosen} onChoose={onChoose} asked={asked} />
    </BuyForm>
  );
}
