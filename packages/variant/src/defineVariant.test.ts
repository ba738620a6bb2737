import { describe, expect, it } from 'vitest';
import { defineVariant, type VariantInput } from './index.ts';

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
      priceDecimals: 0, guestCart: false, extendedPanel: false, hideBillsInMegaMenu: false,
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
  ])('refuses a wrong %s and says what to write instead', (field, value, remedy) => {
    expect(() => defineVariant({ ...kaveri, [field]: value })).toThrow(remedy);
  });

  it('names every wrong field at once', () => {
    const build = () => defineVariant({ ...kaveri, name: '', description: '' });
    expect(build).toThrow(/name is ""[\s\S]*description is ""/);
  });
});
