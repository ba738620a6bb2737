import { expect, it } from 'vitest';
import { formatAddress, type AddressForm } from './formatAddress.ts';

const regions = [
  { id: 541, code: 'CT', name: 'Chhattisgarh' },
  { id: 542, code: 'DL', name: 'Delhi' },
];
const form: AddressForm = {
  firstname: ' Asha',
  lastname: 'Rao ',
  street: ['12 MG Road', '  '],
  city: 'New Delhi',
  region_code: 'DL',
  postcode: ' 110001 ',
  telephone: '9800000000',
};

// Rule checkout-06.
it('assumes India and finds the region by its code', () => {
  expect(formatAddress(form, regions)).toEqual({
    firstname: 'Asha',
    lastname: 'Rao',
    street: ['12 MG Road'],
    city: 'New Delhi',
    region: 'Delhi',
    region_code: 'DL',
    region_id: 542,
    postcode: '110001',
    telephone: '9800000000',
    country_id: 'IN',
  });
});

it('strips what only the form knows, and what was left empty', () => {
  const typed = {
    ...form,
    sameAsShippingAddress: false,
    email: ' ',
    company: ' ',
    vat_id: '',
    save_in_address_book: false,
  };
  expect(formatAddress(typed, regions)).toEqual(formatAddress(form, regions));
});

// Rule checkout-16.
it('keeps the GSTIN of a company, and that the address goes into the book', () => {
  const bill = { ...form, company: 'Rao Traders', vat_id: '07AAACR1234A1Z5', save_in_address_book: true };
  expect(formatAddress(bill, regions)).toEqual({
    ...formatAddress(form, regions),
    company: 'Rao Traders',
    vat_id: '07AAACR1234A1Z5',
    save_in_address_book: true,
  });
});

// Rule checkout-06.
it('refuses a region that is not among those available', () => {
  const unknown = () => formatAddress({ ...form, region_code: 'ZZ' }, regions);
  expect(unknown).toThrow('Choose the state that you live in.');
  expect(unknown).toThrow(expect.objectContaining({ problem: expect.objectContaining({ kind: 'rejected' }) }));
});

it('takes the blanks off whatever was typed', () => {
  const typed = {
    ...form,
    street: [' 12 MG Road '],
    city: ' New Delhi ',
    telephone: ' 9800000000 ',
    company: ' Rao Traders ',
    email: ' a@b.in ',
  };
  expect(formatAddress(typed, regions)).toMatchObject({
    street: ['12 MG Road'],
    city: 'New Delhi',
    telephone: '9800000000',
    company: 'Rao Traders',
    email: 'a@b.in',
  });
});
