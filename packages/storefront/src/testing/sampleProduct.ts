import type { Product, ProductOf } from '../features/product/productModel.ts';

/** A drawn picture of one colour, which needs no network. */
export const samplePicture = (colour: string): string =>
  `data:image/svg+xml,${encodeURIComponent(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><rect width="100" height="100" fill="#eef1fb"/>' +
      `<rect x="30" y="18" width="40" height="64" rx="7" fill="${colour}"/></svg>`,
  )}`;

/** Rupees as a product's price range tells them. */
export const samplePrice = (price: number, was = price, most = price) => ({
  minimum_price: {
    regular_price: { value: was, currency: 'INR' },
    final_price: { value: price, currency: 'INR' },
    discount: was === price ? null : { amount_off: was - price, percent_off: Math.round((1 - price / was) * 100) },
  },
  maximum_price: { final_price: { value: most, currency: 'INR' } },
});

/** A product as the back end answers it, in stock at ₹1,499, except for what a story says of it. */
export function sampleProduct<Type extends Product['__typename']>(type: Type, own: object): ProductOf<Type> {
  return {
    __typename: type,
    id: 7,
    uid: btoa('7'),
    sku: 'SAMPLE',
    name: 'Breakfast Set of Kettle and Toaster',
    url_key: 'breakfast-set',
    url_suffix: '.html',
    brand_code: null,
    stock_status: 'IN_STOCK',
    only_x_left_in_stock: null,
    min_sale_qty: 1,
    max_sale_qty: 10,
    productsurcharge_fee: 0,
    special_price: null,
    rating_summary: 0,
    review_count: 0,
    small_image: null,
    media_gallery: [],
    related_products: [],
    price_range: samplePrice(1_499),
    ...own,
  } as unknown as ProductOf<Type>;
}
