import { shippedLocales } from '@shop/messages/locateLocale';
import { describe, expect, it } from 'vitest';
import { defineVariant, fields, gatewayCodes, type VariantInput } from './index.ts';

const kaveri: VariantInput = {
  id: 'kaveri',
  name: 'Kaveri Rewards',
  description: 'Rewards for the people of Kaveri.',
  storeCode: 'default',
  coinName: 'Kaveri Coins',
  helpNumber: '919000000004',
  themeColour: '#0b7a75',
  backgroundColour: '#ffffff',
};

describe('defineVariant', () => {
  it('falls back to whole rupees, sign-in for guests and the short panel', () => {
    expect(defineVariant(kaveri)).toMatchObject({
      priceDecimals: 0,
      guestCart: false,
      mailAccounts: false,
      extendedPanel: false,
      hideBillsInMegaMenu: false,
    });
  });

  it('cannot be changed after it is defined', () => {
    const variant = defineVariant(kaveri);
    expect(() => Object.assign(variant, { id: 'other' })).toThrow(TypeError);
  });

  it('survives serialisation', () => {
    const variant = defineVariant(kaveri);
    expect(JSON.parse(JSON.stringify(variant))).toEqual(variant);
  });

  it.each([
    ['id', 'Kaveri!', 'lower-case letters'],
    ['helpNumber', '+91 90000', 'digits only'],
    ['themeColour', 'teal', 'hexadecimal'],
    ['coinName', ' ', 'name of the coins'],
    ['storeCode', '', 'store view'],
    ['shortName', 'A name that no phone can show below an icon', 'at most 30'],
    ['priceDecimals', 1, '0 or 2'],
    ['guestCart', 'yes', 'true or false'],
    ['preferredGateway', 'paypal', `Use one of ${gatewayCodes.map(code => `"${code}"`).join(', ')}.`],
    [
      'locale',
      'zz_ZZ',
      `Unable to locate locale zz_ZZ within generated dist directory. Use one of ${shippedLocales.join(', ')}.`,
    ],
  ])('refuses a wrong %s and says what to write instead', (field, value, remedy) => {
    expect(() => defineVariant({ ...kaveri, [field]: value })).toThrow(remedy);
  });

  it('builds from id, name and help number alone', () => {
    const variant = defineVariant({ id: 'kaveri', name: 'Kaveri Rewards', helpNumber: '919000000004' });
    expect(variant).toMatchObject({
      id: 'kaveri',
      name: 'Kaveri Rewards',
      shortName: 'Kaveri Rewards',
      description: 'Benefits and everyday prices from Kaveri Rewards.',
      storeCode: 'default',
      locale: 'en_US',
      coinName: 'ZEPP Coins',
      priceDecimals: 0,
      preferredGateway: 'razorpay',
      helpNumber: '919000000004',
      themeColour: '#2f4bd8',
      backgroundColour: '#ffffff',
    });
    expect(Object.keys(variant)).toEqual(Object.keys(fields));
    const flags = Object.entries(fields).filter(([, { fallback }]) => typeof fallback?.({}) === 'boolean');
    expect(flags.length).toBeGreaterThan(0);
    for (const [name] of flags) expect(variant).toHaveProperty(name, false);
  });

  it('says which field is missing', () => {
    expect(() => defineVariant({ id: 'kaveri', name: 'Kaveri' } as VariantInput)).toThrow(
      'helpNumber is missing. Give country code',
    );
  });

  it('refuses a field that it does not know, and names those it knows', () => {
    expect(() => defineVariant({ ...kaveri, ['guestsCart' as 'guestCart']: true })).toThrow(
      /guestsCart is no field of a variant\. Remove it, or use one of id, name/,
    );
  });

  it.each(Object.entries(fields))('%s takes its own example', (name, field) => {
    expect(defineVariant({ ...kaveri, [name]: field.example })).toHaveProperty(name, field.example);
  });

  it('names every wrong field at once', () => {
    const build = () => defineVariant({ ...kaveri, name: '', description: '' });
    expect(build).toThrow(/name is ""[\s\S]*description is ""/);
  });
});
