// chunk: lines
import type { CartItem } from '@shop/commerce-client';
import * as text from '@shop/messages/cart';
import * as productTypes from '@shop/messages/productTypes';
import { categoryHref } from '../shared/categoryHref.ts';
import { answersOf } from '../shared/customAnswers.ts';
import { productHref } from '../shared/productHref.ts';

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
  /** Off the catalogue's price, for all pieces; 0 where nothing is. */
  saved: number;
  /** Handling charge for one piece. */
  handling: number;
  /** Fewest pieces that the server allows. */
  min: number;
  /** Most pieces that the server allows; undefined where it does not say. */
  max: number | undefined;
  /** Pieces that can still be had of a line that asks for more. */
  fewer: number | undefined;
  /** What is wrong with the stock, in the server's words where it has some. */
  trouble: string | undefined;
  soldOut: boolean;
  /** Where similar products are; undefined where the server names no category. */
  similarHref: string | undefined;
}

const real = (url: string | null | undefined): string | undefined =>
  url && !url.includes('/placeholder/') ? url : undefined;

/** What was chosen for a line, whatever type of product it is. */
function choicesOf(line: CartItem): LineOption[] {
  if ('configurable_options' in line)
    return [
      ...line.configurable_options.flatMap(option =>
        option === null ? [] : [{ label: option.option_label, value: option.value_label }],
      ),
      ...answersOf(line.answers),
    ];
  if ('bundle_options' in line) {
    return line.bundle_options.flatMap(option =>
      option === null
        ? []
        : [
            {
              label: option.label,
              value: option.values
                .flatMap(value => (value === null ? [] : [productTypes.pieces(value.quantity, value.label)]))
                .join(', '),
            },
          ],
    );
  }
  if ('links' in line) {
    const titles = (line.links ?? []).flatMap(link => link?.title ?? []);
    return titles.length > 0 ? [{ label: productTypes.links, value: titles.join(', ') }] : [];
  }
  if ('recipient_name' in line) {
    const to = line.recipient_email ? `${line.recipient_name} (${line.recipient_email})` : line.recipient_name;
    return [
      { label: productTypes.to, value: to },
      { label: productTypes.by, value: line.sender_name },
    ].filter(({ value }) => value);
  }
  return answersOf(line.answers);
}

/** The narrowest category of a product, where others like it are. */
function similarHref({ categories }: CartItem['product']): string | undefined {
  const [narrowest] = (categories ?? [])
    .filter(category => category?.url_path)
    .toSorted((one, other) => (other?.url_path?.length ?? 0) - (one?.url_path?.length ?? 0));
  return narrowest ? categoryHref(narrowest.url_path, narrowest.url_suffix) : undefined;
}

/** Reads a line of the cart for the screen. A configurable line shows the picture and the price of its variant. */
export function lineView(line: CartItem): LineView {
  const { product } = line;
  const variant = 'configured_variant' in line ? line.configured_variant : undefined;
  const price = line.prices?.price_including_tax?.value ?? line.prices?.price.value ?? 0;
  // What answers to options add is in the price of a line only.
  const isOwnPrice =
    (line.__typename === 'SimpleCartItem' || line.__typename === 'VirtualCartItem') &&
    (line.answers ?? []).length === 0;
  const priced = variant ?? (isOwnPrice ? product : undefined);
  const regular = priced?.price_range.minimum_price.regular_price.value;
  const soldOut = !line.is_available && (variant ?? product).stock_status === 'OUT_OF_STOCK';
  const was = regular && regular > price ? regular : undefined;
  const max = line.max_qty ?? undefined;
  const said = line.errors?.find(error => error !== null)?.message ?? line.not_available_message;
  return {
    uid: line.uid,
    name: product.name ?? '',
    href: productHref(product),
    picture:
      real(variant?.small_image?.url) ??
      real(variant?.thumbnail?.url) ??
      real(product.small_image?.url) ??
      product.thumbnail?.url ??
      '',
    options: choicesOf(line),
    quantity: line.quantity,
    price,
    was,
    total: line.prices?.row_total_including_tax?.value ?? line.prices?.row_total.value ?? price * line.quantity,
    saved: was === undefined ? 0 : (was - price) * line.quantity,
    handling: product.productsurcharge_fee ?? 0,
    min: line.min_qty ?? 1,
    max,
    fewer:
      !line.is_available && !soldOut && max !== undefined && max >= (line.min_qty ?? 1) && max < line.quantity
        ? max
        : undefined,
    trouble: said ?? (soldOut ? text.lineSoldOut : line.is_available ? undefined : text.lineNotForSale),
    soldOut,
    similarHref: similarHref(product),
  };
}
