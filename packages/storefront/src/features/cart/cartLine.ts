import type { CartItem } from '@shop/commerce-client';

interface LineOption {
  label: string;
  value: string;
}

/** A line as the page shows it. Amounts in rupees. */
export interface LineView {
  uid: string;
  name: string;
  href: string;
  picture: string;
  options: LineOption[];
  quantity: number;
  /** For one piece. */
  price: number;
  /** For one piece before a discount of the catalogue. */
  was: number | undefined;
  total: number;
  /** Handling charge for one piece. */
  handling: number;
  /** Most pieces that the server allows; undefined where it does not say. */
  max: number | undefined;
  /** What is wrong with the stock, in the server's words where it has some. */
  trouble: string | undefined;
  soldOut: boolean;
}

const real = (url: string | null | undefined): string | undefined => (url && !url.includes('/placeholder/') ? url : undefined);

/** Reads a line of the cart for the screen. A configurable line shows the picture and the price of its variant. */
export function lineView(line: CartItem): LineView {
  const { product } = line;
  const variant = 'configured_variant' in line ? line.configured_variant : undefined;
  const options = 'configurable_options' in line ? line.configurable_options : [];
  const price = line.prices?.price_including_tax?.value ?? line.prices?.price.value ?? 0;
  const regular = variant === undefined ? product.price_range.minimum_price.regular_price.value : undefined;
  const soldOut = !line.is_available && (variant ?? product).stock_status === 'OUT_OF_STOCK';
  const said = line.errors?.find(error => error !== null)?.message ?? line.not_available_message;
  return {
    uid: line.uid,
    name: product.name ?? '',
    href: `/${product.url_key}${product.url_suffix ?? '.html'}`,
    picture: real(variant?.small_image?.url) ?? real(variant?.thumbnail?.url) ?? real(product.small_image?.url) ?? product.thumbnail?.url ?? '',
    options: options.flatMap(option => (option === null ? [] : [{ label: option.option_label, value: option.value_label }])),
    quantity: line.quantity,
    price,
    was: regular && regular > price ? regular : undefined,
    total: line.prices?.row_total_including_tax?.value ?? line.prices?.row_total.value ?? price * line.quantity,
    handling: product.productsurcharge_fee ?? 0,
    max: line.max_qty ?? undefined,
    trouble: said ?? (soldOut ? 'This product is out of stock.' : line.is_available ? undefined : 'This product cannot be bought right now.'),
    soldOut,
  };
}
