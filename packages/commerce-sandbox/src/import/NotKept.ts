import { asksForFile, customisable } from './readCustomOptions.ts';

type Values = Record<string, string>;

const isSet = (values: Values, column: string) => Number(values[column] ?? 0) > 0;
/** Whether a row says it for itself, and does not leave it to the shop's configuration. */
const isOwn = (values: Values, column: string) => Number(values[column] ?? 1) === 0;

/** What a row can say that the sandbox does not keep, each with the sentence that names it. */
const losses: [sentence: string, isLost: (values: Values) => boolean][] = [
  [
    'Custom options are asked for by simple, virtual and configurable products only, so these are sold without',
    values =>
      (values['custom_options'] ?? '').trim() !== '' &&
      ![...customisable].some(type => type === values['product_type']),
  ],
  [
    'Files cannot be uploaded, so these are sold without the options that ask for one',
    values => asksForFile(values['custom_options'] ?? ''),
  ],
  [
    'Steps of quantity with a decimal part are not kept, so any number can be bought of',
    values =>
      isOwn(values, 'use_config_enable_qty_inc') &&
      isSet(values, 'enable_qty_increments') &&
      !Number.isInteger(Number(values['qty_increments'] ?? 1)),
  ],
  [
    'Backorders are not kept, so these end with their stock',
    values => isOwn(values, 'use_config_backorders') && isSet(values, 'allow_backorders'),
  ],
  [
    'Stock that is not managed became 10000 pieces of',
    values =>
      isOwn(values, 'use_config_manage_stock') &&
      values['manage_stock'] !== undefined &&
      !isSet(values, 'manage_stock'),
  ],
  [
    'Quantities with a decimal part are not kept, so whole pieces are sold of',
    values => isSet(values, 'is_qty_decimal'),
  ],
];

/** More would not be read. */
const MOST_NAMED = 5;

/** Collects the products of which an import keeps less than their rows say. */
export class NotKept {
  readonly #skus = new Map<string, { named: string[]; count: number }>();

  look(sku: string, values: Values): void {
    for (const [sentence, isLost] of losses) {
      if (!isLost(values)) continue;
      const found = this.#skus.get(sentence) ?? { named: [], count: 0 };
      found.count += 1;
      if (found.named.length < MOST_NAMED) found.named.push(sku);
      this.#skus.set(sentence, found);
    }
  }

  /** One sentence for each kind of loss, with a few of the products. */
  *sentences(): Generator<string> {
    for (const [sentence, { named, count }] of this.#skus) {
      const more = count - named.length;
      yield `${sentence}: ${named.join(', ')}${more > 0 ? ` and ${more} more` : ''}.`;
    }
  }
}
