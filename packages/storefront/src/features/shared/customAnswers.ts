import type { CustomAnswer } from '@shop/commerce-client';
import { dateLocale } from '@shop/messages/dates';
import { writtenTypes } from '@shop/state';

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
    : new Intl.DateTimeFormat(dateLocale, formats[type]).format(date);
}

/** What a shopper answered to the customisable options of a product, in words. */
export const answersOf = (answers: readonly CustomAnswer[] | undefined): { label: string; value: string }[] =>
  (answers ?? []).map(({ label, type, values }) => ({
    label,
    value: values
      .flatMap(value => (value === null ? [] : [writtenTypes.has(type) ? readable(type, value.value) : value.label]))
      .join(', '),
  }));
