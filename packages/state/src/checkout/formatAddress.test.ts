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

it('strips what only the form knows', () => {
  expect(
    formatAddress({ ...form, sameAsShippingAddress: false, email: ' a@b.in ', company: '' }, regions),
  ).not.toHaveProperty('sameAsShippingAddress');
});

// Rule checkout-06.
it('refuses a region that is not among those available', () => {
  expect(() => formatAddress({ ...form, region_code: 'ZZ' }, regions)).toThrow('Choose the state that you live in.');
});

it('takes the blanks off whatever was typed', () => {
  const typed = {
    ...form,
    city: ' New Delhi ',
    telephone: ' 9800000000 ',
    company: ' Rao Traders ',
    email: ' a@b.in ',
  };
  expect(formatAddress(typed, regions)).toMatchObject({
    city: 'New Delhi',
    telephone: '9800000000',
    company: 'Rao Traders',
    email: 'a@b.in',
  });
});
