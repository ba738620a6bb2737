import { expect, it } from 'vitest';
import { taxNote } from './taxNote.ts';

const amount = (value: number) => ({ value, currency: 'INR' as const });
const note = (total_tax: number, taxes: object[] | null) =>
  taxNote({ total_tax: amount(total_tax), taxes } as never, rupees => `₹${rupees}`);

it('names the taxes of a total', () => {
  expect(
    note(180, [
      { title: 'CGST', rate: 9, amount: amount(90) },
      { title: 'SGST', rate: 9, amount: amount(90) },
    ]),
  ).toBe('Includes ₹180 of CGST 9%, SGST 9%.');
  expect(note(180, null)).toBe('Includes ₹180 of tax.');
  expect(note(0, [])).toBeUndefined();
});
