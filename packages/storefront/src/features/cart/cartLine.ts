import type { CartItem } from '@shop/commerce-client';
import * as text from '@shop/messages/cart';
import * as productTypes from '@shop/messages/productTypes';
import { answersInput, answersOf } from './customAnswers.ts';
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
  /** Handling charge for one piece. */
  handling: number;
  /** Most pieces that the server allows; undefined where it does not say. */
  max: number | undefined;
  /** What is wrong with the stock, in the server's words where it has some. */
  trouble: string | undefined;
  soldOut: boolean;
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
      ...answersOf(line),
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
  return answersOf(line);
}

/**
 * What puts a removed line back as it was: the uids of its choices. Undefined for a gift card, whose words the cart
 * does not tell in full.
 */
export function restoringInput(
  line: CartItem,
): { selectedOptions?: string[]; enteredOptions?: { uid: string; value: string }[] } | undefined {
  if ('recipient_name' in line) return undefined;
  if ('bundle_options' in line)
    return {
      selectedOptions: line.bundle_options.flatMap(option => option?.values.flatMap(value => value?.uid ?? []) ?? []),
    };
  if ('links' in line) return { selectedOptions: (line.links ?? []).flatMap(link => link?.uid ?? []) };
  return answersInput(line);
}

/** Reads a line of the cart for the screen. A configurable line shows the picture and the price of its variant. */
export function lineView(line: CartItem): LineView {
  const { product } = line;
  const variant = 'configured_variant' in line ? line.configured_variant : undefined;
  const price = line.prices?.price_including_tax?.value ?? line.prices?.price.value ?? 0;
  // What answers to options add is in the price of a line only.
  const isOwnPrice =
    (line.__typename === 'SimpleCartItem' || line.__typename === 'VirtualCartItem') && answersOf(line).length === 0;
  const priced = variant ?? (isOwnPrice ? product : undefined);
  const regular = priced?.price_range.minimum_price.regular_price.value;
  const soldOut = !line.is_available && (variant ?? product).stock_status === 'OUT_OF_STOCK';
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
    was: regular && regular > price ? regular : undefined,
    total: line.prices?.row_total_including_tax?.value ?? line.prices?.row_total.value ?? price * line.quantity,
    handling: product.productsurcharge_fee ?? 0,
    max: line.max_qty ?? undefined,
    trouble: said ?? (soldOut ? text.lineSoldOut : line.is_available ? undefined : text.lineNotForSale),
    soldOut,
  };
}
