import { describe, expect, it } from 'vitest';
import { makeSandbox } from '../testing/makeSandbox.ts';
import { pincodes } from './pincodes.ts';
import { indianRegions, regionByCode } from './regions.ts';

const { query } = makeSandbox();

it('knows India with the 36 regions of Magento', async () => {
  const { data } = await query(
    '{ countries { id two_letter_abbreviation full_name_locale available_regions { id code name } } }',
  );
  expect(data).toMatchObject({ countries: [{ id: 'IN', two_letter_abbreviation: 'IN', full_name_locale: 'India' }] });
  expect(indianRegions.map(({ code }) => code).join(' ')).toBe(
    'AN AP AR AS BR CH CT DN DD DL GA GJ HR HP JK JH KA KL LD MP MH MN ML MZ NL OR PY PB RJ SK TN TG TR UP UT WB',
  );
  expect(new Set(indianRegions.map(({ id }) => id)).size).toBe(36);
  expect(regionByCode('DL')?.id).toBe(542);
});

it.each(['US', ''])('does not know the country %j', async id => {
  const { errors } = await query('query Country($id: String) { country(id: $id) { id } }', { id });
  expect(errors?.[0]?.message).toBe(
    id === '' ? 'Country "id" value should be specified' : "The country isn't available.",
  );
});

it('counts in rupees', async () => {
  expect(
    (await query('{ currency { base_currency_code base_currency_symbol available_currency_codes } }')).data,
  ).toEqual({
    currency: { base_currency_code: 'INR', base_currency_symbol: '₹', available_currency_codes: ['INR'] },
  });
});

describe('getCityByPincode', () => {
  const ask = (pincode: string) =>
    query(
      'query Place($pincode: String!) { getCityByPincode(pincode: $pincode) { success message city region region_id delivery_days cash_on_delivery } }',
      { pincode },
    );

  it.each([
    ['110001', 'New Delhi', 'Delhi', 542],
    [' 400001 ', 'Mumbai', 'Maharashtra', 553],
    ['560001', 'Bengaluru', 'Karnataka', 549],
    ['600001', 'Chennai', 'Tamil Nadu', 563],
    ['700001', 'Kolkata', 'West Bengal', 568],
    ['500001', 'Hyderabad', 'Telangana', 564],
    ['380001', 'Ahmedabad', 'Gujarat', 544],
    ['411001', 'Pune', 'Maharashtra', 553],
    ['302001', 'Jaipur', 'Rajasthan', 561],
    ['226001', 'Lucknow', 'Uttar Pradesh', 566],
  ])('%s is %s', async (pincode, city, region, region_id) => {
    expect((await ask(pincode)).data).toMatchObject({
      getCityByPincode: { success: true, message: null, city, region, region_id, cash_on_delivery: true },
    });
  });

  it.each(['11000', '999999', 'abcdef', '', '1100011', '११०००१'])(
    'says that %j is no place it knows, without an error',
    async pincode => {
      expect(await ask(pincode)).toMatchObject({
        errors: undefined,
        data: {
          getCityByPincode: {
            success: false,
            message: 'City not found for this pincode.',
            city: null,
            region: null,
            region_id: null,
            delivery_days: null,
          },
        },
      });
    },
  );

  it('serves at least 160 places, each in a region that exists, with a promise of delivery', () => {
    expect(pincodes.size).toBeGreaterThanOrEqual(160);
    for (const place of pincodes.values()) {
      expect(place.pincode).toMatch(/^[1-9]\d{5}$/);
      expect(regionByCode(place.region)).toBeDefined();
      expect(place.deliveryDays).toBeGreaterThan(0);
    }
  });
});
