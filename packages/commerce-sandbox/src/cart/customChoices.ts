import type { DatabaseSync } from 'node:sqlite';
import { rupees } from '../money.ts';
import {
  customOption,
  customOptions,
  type CustomOptionRow,
  customUid,
  type CustomValueRow,
  customValues,
  isWritten,
  type OptionPrice,
  takesManyValues,
} from '../products/customOptions.ts';
import { byLocale, type Locale } from '../store/byLocale.ts';
import type { Option } from './readOptions.ts';
import { CartProblem } from './CartProblem.ts';

/** What was chosen for a line, in words. */
export interface LineOption {
  label: string;
  value: string;
  /** Written by the shopper, and not picked. */
  isEntered?: true;
}

/** The answer to one customisable option: ids of values, or what was written. */
export type CustomChoice = { option: number; values: number[] } | { option: number; text: string };

/** An answer with what the shop knows of it. */
export interface Answer {
  option: CustomOptionRow;
  /** Of an option with values. */
  values: CustomValueRow[];
  /** Of an option that is written. */
  text: string | undefined;
}

const missing = (text: string) => new CartProblem('UNDEFINED', text, 'option');
const notEntered = () =>
  missing("The product's required option(s) weren't entered. Make sure the options are entered and try again.");

/**
 * What a request answers to the customisable options of a product. Throws CartProblem with about "option" when one that
 * is required is left out, or when an answer is none.
 */
export function readCustomChoices(db: DatabaseSync, productId: number, given: readonly Option[]): CustomChoice[] {
  return customOptions(db, productId).flatMap(option => {
    const own = given.filter(({ path }) => path[0] === 'custom-option' && Number(path[1]) === option.id);
    const choice = isWritten(option) ? readText(option, own) : readValues(db, option, own);
    if (!choice && option.required) throw notEntered();
    return choice ?? [];
  });
}

function readText(option: CustomOptionRow, given: readonly Option[]): CustomChoice | undefined {
  const text = given.map(({ value }) => value?.trim().replaceAll('\r\n', '\n') ?? '').find(value => value !== '');
  if (text === undefined) return undefined;
  if (option.type === 'field' || option.type === 'area') {
    if (option.max_characters > 0 && text.length > option.max_characters)
      throw missing('The text is too long. Shorten the text and try again.');
    return { option: option.id, text };
  }
  if (!/^\d{4}-\d{2}-\d{2}( \d{2}:\d{2}(:\d{2})?)?$/.test(text) || Number.isNaN(Date.parse(text.replace(' ', 'T'))))
    throw missing(`Please specify ${option.type === 'time' ? 'time' : 'date'} required option(s).`);
  return { option: option.id, text };
}

function readValues(db: DatabaseSync, option: CustomOptionRow, given: readonly Option[]): CustomChoice | undefined {
  const wanted = new Set(given.flatMap(({ path }) => (path[2] === undefined ? [] : [Number(path[2])])));
  if (wanted.size === 0) return undefined;
  const values = customValues(db, option.id).flatMap(({ id }) => (wanted.has(id) ? [id] : []));
  if (values.length < wanted.size || (values.length > 1 && !takesManyValues(option)))
    throw missing('The options you selected are not available.');
  return { option: option.id, values };
}

/** The answers of a line; undefined when an option or value is no longer offered. */
export function answersOf(db: DatabaseSync, choices: readonly CustomChoice[]): Answer[] | undefined {
  const answers = choices.flatMap((choice): Answer[] => {
    const option = customOption(db, choice.option);
    if (!option) return [];
    if ('text' in choice) return [{ option, values: [], text: choice.text }];
    const values = customValues(db, option.id).filter(({ id }) => choice.values.includes(id));
    return values.length < choice.values.length ? [] : [{ option, values, text: undefined }];
  });
  return answers.length < choices.length ? undefined : answers;
}

/** What the answers add to a price, in paise; percentages are of that price. */
export const answersPrice = (answers: readonly Answer[], price: number): number =>
  answers.flatMap(pricesIn).reduce((sum, each) => sum + added(each, price), 0);

const pricesIn = ({ option, values, text }: Answer): OptionPrice[] => (text === undefined ? values : [option]);
const added = ({ price, price_type: type }: OptionPrice, of: number) =>
  type === 'fixed' ? price : Math.round((of * price) / 10_000);

/** What the answers add to the sku, as Magento orders it. */
export const answerSkus = (answers: readonly Answer[]): string[] =>
  answers.flatMap(pricesIn).flatMap(({ sku }) => sku ?? []);

const formatsOf = (locale: string) => ({
  day: new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }),
  time: new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone: 'UTC' }),
});

const formats = byLocale({ en_US: formatsOf('en-IN'), hi_IN: formatsOf('hi-IN') });

function readable({ type }: CustomOptionRow, text: string, locale: Locale): string {
  const { day, time } = formats[locale];
  if (type === 'field' || type === 'area') return text;
  const date = new Date(`${text.replace(' ', 'T')}${text.includes(' ') ? 'Z' : ''}`);
  if (type === 'date') return day.format(date);
  return type === 'time' ? time.format(date) : `${day.format(date)}, ${time.format(date)}`;
}

/** The answers for people, as orders and REST totals show them. */
export const answerTexts = (answers: readonly Answer[], locale: Locale): LineOption[] =>
  answers.map(({ option, values, text }) =>
    text === undefined
      ? { label: option.title, value: values.map(({ title }) => title).join(', ') }
      : { label: option.title, value: readable(option, text, locale), isEntered: true },
  );

const price = ({ price: amount, price_type: type }: OptionPrice) => ({
  type: type.toUpperCase(),
  units: type === 'fixed' ? '₹' : '%',
  value: rupees(amount),
});

/** GraphQL's SelectedCustomizableOption. */
export const selectedOptions = (answers: readonly Answer[]) =>
  answers.map(({ option, values, text }) => ({
    id: option.id,
    customizable_option_uid: customUid(option.id),
    is_required: option.required === 1,
    label: option.title,
    sort_order: option.position,
    type: option.type,
    values:
      text === undefined
        ? values.map(value => ({
            id: value.id,
            customizable_option_value_uid: customUid(option.id, value.id),
            label: value.title,
            value: String(value.id),
            price: price(value),
          }))
        : [
            {
              id: option.id,
              customizable_option_value_uid: customUid(option.id),
              label: option.title,
              value: text,
              price: price(option),
            },
          ],
  }));
