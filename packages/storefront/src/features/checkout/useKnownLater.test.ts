import { expect, it } from 'vitest';
import { emptyAddress } from '../shared/address/addressValues.ts';
import type { AddressStepValues } from './addressStepValues.ts';
import { isTypedOver, withTyped } from './useKnownLater.ts';

const nothing: AddressStepValues = {
  email: '',
  choice: 'new',
  main: emptyAddress,
  save: false,
  sameBilling: true,
  billing: emptyAddress,
  business: { wanted: false, company: '', gstin: '' },
};

// Rule checkout-20.
it('fills in what is known where nothing was typed, and leaves what was typed', () => {
  const known: AddressStepValues = {
    ...nothing,
    email: 'old@example.com',
    main: { ...emptyAddress, firstname: 'Asha', city: 'Pune', postcode: '411001' },
    business: { wanted: true, company: 'Deccan Looms', gstin: '' },
  };
  const typed: AddressStepValues = {
    ...nothing,
    email: 'new@example.com',
    main: { ...emptyAddress, firstname: 'Meera' },
    business: { wanted: false, company: '', gstin: '27AAPFU0939F1ZV' },
  };
  expect(withTyped(known, typed)).toEqual({
    ...known,
    email: 'new@example.com',
    main: { ...known.main, firstname: 'Meera' },
    business: { wanted: true, company: 'Deccan Looms', gstin: '27AAPFU0939F1ZV' },
  });
});

it('keeps a bill apart that was asked for early, and what is not in the document yet stays as it is known', () => {
  const known: AddressStepValues = { ...nothing, billing: { ...emptyAddress, city: 'Pune' } };
  const early = { choice: 'new', save: false, sameBilling: false, business: { wanted: false } } as AddressStepValues;
  expect(withTyped(known, early)).toEqual({ ...known, sameBilling: false });
  expect(isTypedOver(known, early)).toBe(true);
});

it('tells what somebody typed from what is known', () => {
  const known: AddressStepValues = { ...nothing, main: { ...emptyAddress, city: 'Pune' } };
  expect(isTypedOver(known, structuredClone(known))).toBe(false);
  expect(isTypedOver(known, { ...known, main: { ...known.main, city: 'Pune 1' } })).toBe(true);
});
