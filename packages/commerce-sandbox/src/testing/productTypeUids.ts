import { encodeUid } from '../uid.ts';
import type { TestSandbox } from './makeSandbox.ts';

/** Uid of a selection of a bundle, as a product page sends it. */
export function selectionUid({ db }: TestSandbox, bundle: string, child: string, quantity = 1): string {
  const found = db
    .prepare(
      `SELECT bundle_option.id AS option_id, bundle_selection.id FROM bundle_selection JOIN bundle_option ON bundle_option.id = option_id
       JOIN product owner ON owner.id = bundle_option.product_id JOIN product child ON child.id = bundle_selection.product_id
       WHERE owner.sku = ? AND child.sku = ?`,
    )
    .get(bundle, child) as { option_id: number; id: number };
  return encodeUid(`bundle/${found.option_id}/${found.id}/${quantity}`);
}

/** Uid of a link of a downloadable product. */
export function linkUid({ db }: TestSandbox, title: string): string {
  const { id } = db.prepare('SELECT id FROM downloadable_link WHERE title = ?').get(title) as { id: number };
  return encodeUid(`downloadable/${id}`);
}

/** Uid that asks for a member of a group. */
export function memberUid({ db }: TestSandbox, sku: string, quantity: number): string {
  const { id } = db.prepare('SELECT id FROM product WHERE sku = ?').get(sku) as { id: number };
  return encodeUid(`grouped/${id}/${quantity}`);
}

/** What is written on a gift card from Meera to Ravi, as entered options. */
export const giftCardTexts = (more: Record<string, string> = {}): { uid: string; value: string }[] =>
  Object.entries({
    giftcard_sender_name: 'Meera',
    giftcard_sender_email: 'meera@example.com',
    giftcard_recipient_name: 'Ravi',
    giftcard_recipient_email: 'ravi@example.com',
    ...more,
  }).map(([field, value]) => ({ uid: encodeUid(`giftcard/${field}`), value }));
