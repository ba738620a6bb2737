import type { CustomisedProduct } from './productModel.ts';

/** From so many pieces on, what one of them costs in rupees, and how much less that is. */
export interface TierPrice {
  quantity: number;
  price: number;
  /** Whole percent. */
  saves: number;
}

/** Of the product, or of its chosen variant (catalogue-08): ascending by quantity. */
export const tiersOf = (product: CustomisedProduct, variantSku?: string): TierPrice[] =>
  (
    (variantSku === undefined
      ? product
      : product.tiered?.find(variant => variant?.product?.sku === variantSku)?.product
    )?.price_tiers ?? []
  )
    .flatMap(tier =>
      tier?.quantity && tier.final_price?.value
        ? [
            {
              quantity: tier.quantity,
              price: tier.final_price.value,
              saves: Math.floor(tier.discount?.percent_off ?? 0),
            },
          ]
        : [],
    )
    .toSorted((a, b) => a.quantity - b.quantity);

/** The tier that so many pieces reach (catalogue-07); undefined below the first. */
export const tierFor = (tiers: TierPrice[], quantity: number): TierPrice | undefined =>
  tiers.findLast(tier => tier.quantity <= quantity);
