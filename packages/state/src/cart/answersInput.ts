import type { AddItem, CustomAnswer } from '@shop/commerce-client';

/** Types of customisable options whose answer is written, not picked. */
export const writtenTypes: ReadonlySet<string> = new Set(['field', 'area', 'date', 'date_time', 'time']);

/** Answers, as the cart takes them. */
export type AnswersInput = Pick<AddItem, 'selectedOptions' | 'enteredOptions'>;

/** What a shopper answered to the customisable options of a product; nothing where that is nothing. */
export function answersInput(answers: readonly CustomAnswer[] | undefined): AnswersInput {
  const given = (answers ?? []).flatMap(({ customizable_option_uid: uid, type, values }) =>
    values.flatMap(value => (value === null ? [] : [{ uid, isWritten: writtenTypes.has(type), value }])),
  );
  if (given.length === 0) return {};
  return {
    selectedOptions: given.flatMap(({ isWritten, value }) => (isWritten ? [] : [value.customizable_option_value_uid])),
    enteredOptions: given.flatMap(({ uid, isWritten, value }) => (isWritten ? [{ uid, value: value.value }] : [])),
  };
}
