import type { DatabaseSync } from 'node:sqlite';
import { isEmail } from '../customer/isEmail.ts';
import { paise, rupees } from '../money.ts';
import { bundleOptions, bundleSelections, takesMany } from '../products/bundles.ts';
import { downloadableOf, linksOf } from '../products/downloads.ts';
import type { ProductRow } from '../products/findProducts.ts';
import { giftCardAmounts, type GiftCardField, giftCardProduct, LONGEST_MESSAGE } from '../products/giftCardProducts.ts';
import { type CustomChoice, readCustomChoices } from './customChoices.ts';
import { CartProblem } from './CartProblem.ts';
import type { Option } from './readOptions.ts';

export interface BundleChoice {
  productType: 'bundle';
  /** In the order of their ids. `quantity` is for one bundle. */
  selections: { id: number; quantity: number }[];
}

export interface DownloadChoice {
  productType: 'downloadable';
  /** Ids of links, ascending. */
  links: number[];
}

export interface GiftCardChoice {
  productType: 'giftcard';
  /** Paise. */
  amount: number;
  senderName: string;
  senderEmail: string | null;
  recipientName: string;
  recipientEmail: string | null;
  message: string | null;
}

export interface CustomisedChoice {
  productType: 'simple' | 'virtual' | 'configurable';
  /** In the order of the product's options. */
  custom: CustomChoice[];
}

/** What a shopper chose for a line, beyond the product itself. */
export type Choice = BundleChoice | DownloadChoice | GiftCardChoice | CustomisedChoice;

/** Equal choices are equal texts, so that equal lines merge. */
export const choiceText = (choice: Choice | undefined): string => (choice ? JSON.stringify(choice) : '');

export const parseChoice = (text: string): Choice | undefined =>
  text === '' ? undefined : (JSON.parse(text) as Choice);

const missing = (text: string) => new CartProblem('UNDEFINED', text, 'option');

/**
 * What the options of a request choose for a product. Throws CartProblem with about "option" when something is left to
 * choose.
 */
export function readChoice(db: DatabaseSync, product: ProductRow, options: readonly Option[]): Choice | undefined {
  if (product.type === 'bundle') return readBundle(db, product, options);
  if (product.type === 'downloadable') return readLinks(db, product, options);
  if (product.type === 'giftcard') return readGiftCard(db, product, options);
  if (product.type === 'grouped') return undefined;
  const custom = readCustomChoices(db, product.id, options);
  return custom.length === 0 ? undefined : { productType: product.type, custom };
}

function readBundle(db: DatabaseSync, product: ProductRow, options: readonly Option[]): BundleChoice {
  const known = new Map(bundleSelections(db, product.id).map(selection => [selection.id, selection]));
  const chosen = new Map<number, { optionId: number; quantity: number }>();
  for (const { path, value } of options) {
    const [type, optionId, selectionId, pieces] = path;
    if (type !== 'bundle') continue;
    const selection = known.get(Number(selectionId));
    if (!selection || selection.option_id !== Number(optionId))
      throw missing('The options you selected are not available.');
    const asked = Number(value ?? pieces);
    if (!Number.isSafeInteger(asked) || asked < 1) throw missing('Please specify product option(s).');
    chosen.set(selection.id, {
      optionId: selection.option_id,
      quantity: selection.can_change_quantity ? asked : selection.quantity,
    });
  }
  if (chosen.size === 0) throw missing('Please specify product option(s).');
  for (const option of bundleOptions(db, product.id)) {
    const count = [...chosen.values()].filter(({ optionId }) => optionId === option.id).length;
    if (option.required && count === 0) throw missing('Please select all required options.');
    if (count > 1 && !takesMany(option)) throw missing('The options you selected are not available.');
  }
  return {
    productType: 'bundle',
    selections: [...chosen].map(([id, { quantity }]) => ({ id, quantity })).toSorted((a, b) => a.id - b.id),
  };
}

function readLinks(db: DatabaseSync, product: ProductRow, options: readonly Option[]): DownloadChoice {
  const all = linksOf(db, product.id).map(({ id }) => id);
  if (!downloadableOf(db, product.id)!.purchased_separately)
    return { productType: 'downloadable', links: all.toSorted((a, b) => a - b) };
  const asked = new Set(options.flatMap(({ path: [type, id] }) => (type === 'downloadable' ? [Number(id)] : [])));
  const links = all.filter(id => asked.has(id)).toSorted((a, b) => a - b);
  if (links.length === 0) throw missing('Please specify product link(s).');
  return { productType: 'downloadable', links };
}

function readGiftCard(db: DatabaseSync, product: ProductRow, options: readonly Option[]): GiftCardChoice {
  const card = giftCardProduct(db, product.id)!;
  const written = (field: GiftCardField) =>
    options.find(({ path }) => path[0] === 'giftcard' && path[1] === field)?.value?.trim() ?? '';
  const names = { sender: written('giftcard_sender_name'), recipient: written('giftcard_recipient_name') };
  const emails = { sender: written('giftcard_sender_email'), recipient: written('giftcard_recipient_email') };
  const byMail = card.type !== 'physical';
  const problems = [
    ...(names.recipient === '' ? ['Please specify recipient name.'] : []),
    ...(names.sender === '' ? ['Please specify sender name.'] : []),
    ...(byMail && !isEmail(emails.recipient) ? ['Please specify recipient email.'] : []),
    ...(byMail && !isEmail(emails.sender) ? ['Please specify sender email.'] : []),
  ];
  const amount = readAmount(db, product.id, card, options, written('custom_giftcard_amount'));
  if (problems.length > 1) throw missing('Please specify all the required information.');
  if (problems[0]) throw missing(problems[0]);
  const message = card.allow_message ? written('giftcard_message') : '';
  if (message.length > LONGEST_MESSAGE)
    throw missing(`Gift card message length must not exceed ${LONGEST_MESSAGE} characters.`);
  return {
    productType: 'giftcard',
    amount,
    senderName: names.sender,
    senderEmail: byMail ? emails.sender : null,
    recipientName: names.recipient,
    recipientEmail: byMail ? emails.recipient : null,
    message: message === '' ? null : message,
  };
}

function readAmount(
  db: DatabaseSync,
  productId: number,
  card: { open_min: number | null; open_max: number | null },
  options: readonly Option[],
  custom: string,
): number {
  const picked = options.find(({ path }) => path[0] === 'giftcard' && path[1] === 'giftcard_amount');
  if (custom !== '' && card.open_min !== null) {
    const amount = paise(Number(custom));
    if (!Number.isSafeInteger(amount) || amount <= 0) throw missing('Please specify a gift card amount.');
    if (amount < card.open_min) throw missing(`Gift Card min amount is ₹${rupees(card.open_min)}`);
    if (amount > card.open_max!) throw missing(`Gift Card max amount is ₹${rupees(card.open_max!)}`);
    return amount;
  }
  const amount = paise(Number(picked?.path[2]));
  if (!giftCardAmounts(db, productId).some(each => each.amount === amount))
    throw missing('Please specify a gift card amount.');
  return amount;
}
