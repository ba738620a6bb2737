import type { ProductOf } from './productModel.ts';

type Bundle = ProductOf<'BundleProduct'>;
type Item = NonNullable<NonNullable<Bundle['bundle_items']>[number]>;
type ItemOption = NonNullable<NonNullable<Item['options']>[number]>;

/** Rupees for one piece, before and after discounts. */
interface Amounts {
  was: number;
  price: number;
}

export interface BundleSelection extends Amounts {
  uid: string;
  label: string;
  /** Pieces in one bundle, unless the shopper says otherwise. */
  quantity: number;
  canChangeQuantity: boolean;
  isDefault: boolean;
  available: boolean;
}

export interface BundleOption {
  uid: string;
  title: string;
  control: 'select' | 'radio' | 'many';
  required: boolean;
  selections: BundleSelection[];
}

/** What is chosen: uids of selections by the option's uid, and pieces where they differ from the selection's own. */
export interface BundleChoice {
  picked: Record<string, string[]>;
  pieces: Record<string, number>;
}

const controls: Record<string, BundleOption['control']> = { select: 'select', radio: 'radio' };

const amountsOf = (prices: {
  price_range: { minimum_price: { regular_price: { value: number | null }; final_price: { value: number | null } } };
}): Amounts => {
  const { regular_price: regular, final_price: final } = prices.price_range.minimum_price;
  return { was: regular.value ?? final.value ?? 0, price: final.value ?? 0 };
};

/** Of a price, the part that is paid: a bundle keeps a percentage in special_price, not an amount. */
const paidPart = ({ special_price: percent }: Bundle): number => (percent ?? 100) / 100;

/**
 * What a bundle of fixed price costs before anything is chosen: its lowest price without the cheapest of what must be
 * chosen.
 */
function baseOf(product: Bundle): Amounts {
  if (product.dynamic_price !== false) return { was: 0, price: 0 };
  const base = amountsOf(product);
  for (const item of product.bundle_items ?? []) {
    if (!item?.required) continue;
    const least = amountsOf(item);
    base.was -= least.was;
    base.price -= least.price;
  }
  return base;
}

function selectionOf(product: Bundle, base: Amounts, option: ItemOption): BundleSelection {
  const own = option.product ? amountsOf(option.product) : { was: 0, price: 0 };
  const given = option.price_type === 'PERCENT' ? (base.was * (option.price ?? 0)) / 100 : (option.price ?? 0);
  const { was, price } = product.dynamic_price === false ? { was: given, price: given } : own;
  return {
    uid: option.uid,
    label: option.label ?? '',
    quantity: option.quantity || 1,
    canChangeQuantity: option.can_change_quantity === true,
    isDefault: option.is_default === true,
    available: option.product?.stock_status !== 'OUT_OF_STOCK',
    was,
    price: price * paidPart(product),
  };
}

const byPosition = (a: { position: number | null }, b: { position: number | null }) =>
  (a.position ?? 0) - (b.position ?? 0);

/** What there is to choose in a bundle, in its order. */
export function bundleOptionsOf(product: Bundle): BundleOption[] {
  const base = baseOf(product);
  return (product.bundle_items ?? [])
    .flatMap(item => (item?.uid ? [item] : []))
    .toSorted(byPosition)
    .map(item => ({
      uid: item.uid ?? '',
      title: item.title ?? '',
      control: controls[item.type ?? ''] ?? 'many',
      required: item.required === true,
      selections: (item.options ?? [])
        .flatMap(option => (option ? [option] : []))
        .toSorted(byPosition)
        .map(option => selectionOf(product, base, option)),
    }));
}

/**
 * What stands chosen at first: the merchant's defaults, as far as they are in stock; the only one where one must be
 * taken.
 */
export function defaultChoice(options: BundleOption[]): BundleChoice {
  const picked = Object.fromEntries(
    options.map(({ uid, control, required, selections }) => {
      const available = selections.filter(selection => selection.available);
      const defaults = available.filter(selection => selection.isDefault).slice(0, control === 'many' ? undefined : 1);
      return [
        uid,
        (defaults.length > 0 || !required || available.length !== 1 ? defaults : available).map(
          selection => selection.uid,
        ),
      ];
    }),
  );
  return { picked, pieces: {} };
}

const pickedOf = (option: BundleOption, { picked }: BundleChoice) =>
  option.selections.filter(({ uid }) => picked[option.uid]?.includes(uid));

export const piecesOf = ({ uid, quantity }: BundleSelection, { pieces }: BundleChoice): number =>
  pieces[uid] ?? quantity;

/** Options of which something has to be chosen yet. */
export const openOptions = (options: BundleOption[], choice: BundleChoice): BundleOption[] =>
  options.filter(option => option.required && pickedOf(option, choice).length === 0);

/** What the bundle costs as it is chosen. */
export function bundlePrice(product: Bundle, options: BundleOption[], choice: BundleChoice): Amounts {
  const total = baseOf(product);
  for (const selection of options.flatMap(option => pickedOf(option, choice))) {
    total.was += selection.was * piecesOf(selection, choice);
    total.price += selection.price * piecesOf(selection, choice);
  }
  return total;
}

/**
 * The choice as the cart takes it: each selection's uid, and its pieces as an entered value where the shopper chose
 * them.
 */
export function bundleInput(options: BundleOption[], choice: BundleChoice) {
  const selections = options.flatMap(option => pickedOf(option, choice));
  return {
    selectedOptions: selections.map(({ uid }) => uid),
    enteredOptions: selections
      .filter(selection => selection.canChangeQuantity && piecesOf(selection, choice) !== selection.quantity)
      .map(selection => ({ uid: selection.uid, value: String(piecesOf(selection, choice)) })),
  };
}
