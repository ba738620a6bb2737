import type { CustomAnswer } from '@shop/commerce-client';
import { expect, it } from 'vitest';
import { answersInput } from './answersInput.ts';

/** An answer that was written has a value, one that was picked has a uid too. */
const answer = (uid: string, type: string, ...values: (object | null)[]) =>
  ({ customizable_option_uid: uid, label: uid, type, values }) as CustomAnswer;

it('gives back what was picked, each by its uid, and what was written, by the uid of its field', () => {
  const answers = [
    answer('finish', 'drop_down', { customizable_option_value_uid: 'gold', value: 'Gold' }),
    answer('engraving', 'field', { customizable_option_value_uid: 'engraving', value: 'For Meera' }),
    answer(
      'extras',
      'checkbox',
      { customizable_option_value_uid: 'box', value: 'Box' },
      { customizable_option_value_uid: 'ribbon', value: 'Ribbon' },
    ),
  ];
  expect(answersInput(answers)).toEqual({
    selectedOptions: ['gold', 'box', 'ribbon'],
    enteredOptions: [{ uid: 'engraving', value: 'For Meera' }],
  });
});

it.each(['field', 'area', 'date', 'date_time', 'time'])('takes the answer to a "%s" for written', type => {
  const written = { customizable_option_value_uid: 'when', value: '2026-11-08' };
  expect(answersInput([answer('when', type, written)])).toEqual({
    selectedOptions: [],
    enteredOptions: [{ uid: 'when', value: '2026-11-08' }],
  });
});

it('leaves out an answer that the server has no value of', () => {
  const picked = { customizable_option_value_uid: 'gold', value: 'Gold' };
  expect(answersInput([answer('finish', 'drop_down', null, picked), answer('engraving', 'field', null)])).toEqual({
    selectedOptions: ['gold'],
    enteredOptions: [],
  });
});

it.each([
  ['nobody was asked', undefined],
  ['nothing was answered', [answer('engraving', 'field')]],
])('says nothing where %s', (_, answers) => {
  expect(answersInput(answers)).toEqual({});
});
