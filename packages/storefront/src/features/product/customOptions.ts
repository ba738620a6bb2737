import * as text from '@shop/messages/productTypes';
import type { BundleOption } from './bundleChoices.ts';
import type { CustomisedProduct } from './productModel.ts';

/** What an answer adds: rupees, or percent of the price of the product. */
interface Adding {
  amount: number;
  isPercent: boolean;
}

/** Something that is written: a line, several lines, or a day or time. */
export interface WrittenOption extends Adding {
  uid: string;
  title: string;
  required: boolean;
  input: 'line' | 'lines' | 'date' | 'datetime-local' | 'time';
  /** Most characters; undefined without end. */
  longest: number | undefined;
}

/** Something of which one or several values are picked. */
export interface PickedOption {
  uid: string;
  title: string;
  required: boolean;
  control: BundleOption['control'];
  values: (Adding & { uid: string; label: string })[];
}

export type CustomOption = WrittenOption | PickedOption;

/** What a shopper answered, by the uid of the option. */
export interface Answers {
  /** Uids of values. */
  picked: Record<string, string[]>;
  written: Record<string, string>;
}

const adding = (value: { price: number | null; price_type: string | null }): Adding => ({
  amount: value.price ?? 0,
  isPercent: value.price_type === 'PERCENT',
});

const dateInputs: Record<string, WrittenOption['input']> = { DATE_TIME: 'datetime-local', TIME: 'time' };

/**
 * The customisable options of a product in their order. Those that take a file are left out: there is nothing to upload
 * with.
 */
export function customOptionsOf(product: CustomisedProduct): CustomOption[] {
  const options = 'options' in product ? (product.options ?? []) : [];
  return options
    .flatMap(option => (option ? [option] : []))
    .toSorted((a, b) => (a.sort_order ?? 0) - (b.sort_order ?? 0))
    .flatMap((option): CustomOption[] => {
      const base = { uid: option.uid, title: option.title ?? '', required: option.required ?? false };
      switch (option.__typename) {
        case 'CustomizableFieldOption':
        case 'CustomizableAreaOption':
          return option.written
            ? [
                {
                  ...base,
                  ...adding(option.written),
                  input: option.__typename === 'CustomizableFieldOption' ? 'line' : 'lines',
                  longest: option.written.max_characters || undefined,
                },
              ]
            : [];
        case 'CustomizableDateOption':
          return option.day
            ? [
                {
                  ...base,
                  ...adding(option.day),
                  input: dateInputs[option.day.type ?? ''] ?? 'date',
                  longest: undefined,
                },
              ]
            : [];
        case 'CustomizableDropDownOption':
        case 'CustomizableRadioOption':
        case 'CustomizableCheckboxOption':
        case 'CustomizableMultipleOption': {
          const one = option.__typename === 'CustomizableDropDownOption' ? 'select' : 'radio';
          const takesMany = /Checkbox|Multiple/.test(option.__typename);
          return [
            {
              ...base,
              control: takesMany ? 'many' : one,
              values: (option.values ?? [])
                .flatMap(value => (value ? [value] : []))
                .toSorted((a, b) => (a.sort_order ?? 0) - (b.sort_order ?? 0))
                .map(value => ({ uid: value.uid, label: value.title ?? '', ...adding(value) })),
            },
          ];
        }
        default:
          return [];
      }
    });
}

export const isPicked = (option: CustomOption): option is PickedOption => 'control' in option;

/** Rupees that an answer adds to a price. */
export const addedTo = (price: number, { amount, isPercent }: Adding): number =>
  isPercent ? Math.round(price * amount) / 100 : amount;

const writtenFor = (option: WrittenOption, { written }: Answers) => written[option.uid]?.trim() ?? '';

const givenBy = (option: CustomOption, answers: Answers): Adding[] => {
  if (!isPicked(option)) return writtenFor(option, answers) === '' ? [] : [option];
  const picked = answers.picked[option.uid] ?? [];
  return option.values.filter(({ uid }) => picked.includes(uid));
};

/** A price with what the answers add to it (catalogue-06). */
export const priceWith = (price: number, options: CustomOption[], answers: Answers): number =>
  options.flatMap(option => givenBy(option, answers)).reduce((sum, given) => sum + addedTo(price, given), price);

/** What is wrong with the answer to an option; undefined when nothing is. */
export function answerProblem(option: CustomOption, answers: Answers): string | undefined {
  if (option.required && givenBy(option, answers).length === 0) {
    if (!isPicked(option)) return text.answer(option.title);
    return option.control === 'many' ? text.chooseSome(option.title) : text.chooseOption(option.title);
  }
  if (isPicked(option) || option.longest === undefined) return undefined;
  const excess = writtenFor(option, answers).length - option.longest;
  return excess > 0 ? text.tooLong(excess) : undefined;
}

/** A day or time as Magento takes it: 2026-12-24 14:30:00. */
function dateText(input: WrittenOption['input'], value: string, now: Date): string {
  if (input === 'date') return `${value} 00:00:00`;
  if (input === 'datetime-local') return `${value.replace('T', ' ')}:00`;
  return `${now.toISOString().slice(0, 10)} ${value}:00`;
}

/** The answers as the cart takes them. */
export function answersInput(
  options: CustomOption[],
  answers: Answers,
  now: Date,
): { selectedOptions: string[]; enteredOptions: { uid: string; value: string }[] } {
  return {
    selectedOptions: options.flatMap(option => (isPicked(option) ? (answers.picked[option.uid] ?? []) : [])),
    enteredOptions: options.flatMap(option => {
      const value = isPicked(option) ? '' : writtenFor(option, answers);
      if (value === '' || isPicked(option)) return [];
      const isText = option.input === 'line' || option.input === 'lines';
      return [{ uid: option.uid, value: isText ? value : dateText(option.input, value, now) }];
    }),
  };
}
