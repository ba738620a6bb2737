import type { LineView } from '../features/cart/cartLine.ts';

/** A line of a cart, for stories. */
export const sampleLine: LineView = {
  uid: 'a',
  name: 'Cotton shirt with a small collar',
  href: '/cotton-shirt.html',
  picture: '',
  quantity: 2,
  price: 799,
  was: 999,
  total: 1598,
  handling: 0,
  saved: 400,
  min: 1,
  max: 10,
  fewer: undefined,
  soldOut: false,
  similarHref: undefined,
  trouble: undefined,
  options: [
    { label: 'Colour', value: 'Red' },
    { label: 'Size', value: 'M' },
  ],
};
