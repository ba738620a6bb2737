import type { CartItem } from '@shop/commerce-client';
import { locale } from '@shop/ui';

const written = new Set(['field', 'area', 'date', 'date_time', 'time']);

const formats: Record<string, Intl.DateTimeFormatOptions> = {
  date: { dateStyle: 'medium' },
  date_time: { dateStyle: 'medium', timeStyle: 'short' },
  time: { timeStyle: 'short' },
};

/** A day or time as the shopper wrote it, which is of no time zone; what is none stays as the server says it. */
function readable(type: string, value: string): string {
  const date = new Date(value.replace(' ', 'T'));
  return formats[type] === undefined || Number.isNaN(date.getTime())
    ? value
    : new Intl.DateTimeFormat(locale, formats[type]).format(date);
}

/** What a shopper answered to the customisable options of a line. */
export const answersOf = (line: CartItem): { label: string; value: string }[] =>
  (line.answers ?? []).map(({ label, type, values }) => ({
    label,
    value: values
      .flatMap(value => (value === null ? [] : [written.has(type) ? readable(type, value.value) : value.label]))
      .join(', '),
  }));

/** The answers as the cart takes them; nothing for a line without. */
export function answersInput(line: CartItem): {
  selectedOptions?: string[];
  enteredOptions?: { uid: string; value: string }[];
} {
  const given = (line.answers ?? []).flatMap(({ customizable_option_uid: uid, type, values }) =>
    values.flatMap(value => (value === null ? [] : [{ uid, isWritten: written.has(type), value }])),
  );
  if (given.length === 0) return {};
  return {
    selectedOptions: given.flatMap(({ isWritten, value }) => (isWritten ? [] : [value.customizable_option_value_uid])),
    enteredOptions: given.flatMap(({ uid, isWritten, value }) => (isWritten ? [{ uid, value: value.value }] : [])),
  };
}
