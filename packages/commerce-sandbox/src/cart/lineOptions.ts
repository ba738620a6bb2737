import type { DatabaseSync } from 'node:sqlite';
import type { SandboxContext } from '../context.ts';
import { amountText } from '../money.ts';
import { type BundleOptionRow, bundleOptions } from '../products/bundles.ts';
import { downloadableOf } from '../products/downloads.ts';
import { productOptions } from '../products/findProducts.ts';
import { nameInView } from '../products/inView.ts';
import { byLocale } from '../store/byLocale.ts';
import type { BundlePart, CartLine } from './cartLines.ts';
import { answerSkus, answerTexts, type LineOption } from './customChoices.ts';

const cardLabels = byLocale({
  en_US: { sender: 'Gift Card Sender', recipient: 'Gift Card Recipient', message: 'Gift Card Message' },
  hi_IN: { sender: 'भेजने वाले', recipient: 'पाने वाले', message: 'संदेश' },
});

/** The options of a bundle that something was chosen for, in their order, with what was chosen. */
export function chosenBundleOptions(
  db: DatabaseSync,
  line: CartLine,
): { option: BundleOptionRow; parts: BundlePart[] }[] {
  const byOption = Map.groupBy(line.bundle, part => part.optionId);
  return bundleOptions(db, line.product.id).flatMap(option => {
    const parts = byOption.get(option.id);
    return parts ? [{ option, parts }] : [];
  });
}

const person = (name: string, email: string | null) => (email === null ? name : `${name} <${email}>`);

/** What was chosen for a line, for people: as REST totals and orders show it. */
export function lineOptions(asker: Pick<SandboxContext, 'db' | 'storeView'>, line: CartLine): LineOption[] {
  const { db, storeView } = asker;
  const { choice, product, parent, answers } = line;
  if (parent)
    return [
      ...productOptions(db, product.id, storeView.code).map(option => ({
        label: option.attribute_label,
        value: option.option_label,
      })),
      ...answerTexts(answers, storeView.locale),
    ];
  if (choice?.productType === 'bundle') {
    return chosenBundleOptions(db, line).map(({ option, parts }) => ({
      label: option.title,
      value: parts
        .map(part => `${part.quantity} x ${nameInView(part.product, asker)} ${amountText(part.price)}`)
        .join(', '),
    }));
  }
  if (choice?.productType === 'downloadable')
    return [
      { label: downloadableOf(db, product.id)!.links_title, value: line.links.map(({ title }) => title).join(', ') },
    ];
  if (choice?.productType === 'giftcard') {
    const labels = cardLabels[storeView.locale];
    return [
      { label: labels.sender, value: person(choice.senderName, choice.senderEmail) },
      { label: labels.recipient, value: person(choice.recipientName, choice.recipientEmail) },
      ...(choice.message === null ? [] : [{ label: labels.message, value: choice.message }]),
    ];
  }
  return answerTexts(answers, storeView.locale);
}

/** The sku that is ordered: a bundle of dynamic sku names its parts, and options have skus to add, as in Magento. */
export function soldSku({ product, bundle, answers }: CartLine, hasDynamicSku: boolean): string {
  return bundle.length > 0 && hasDynamicSku
    ? [product.sku, ...bundle.map(part => part.product.sku)].join('-')
    : [product.sku, ...answerSkus(answers)].join('-');
}
