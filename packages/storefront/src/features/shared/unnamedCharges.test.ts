import { expect, it } from 'vitest';
import { unnamedCharges } from './unnamedCharges.ts';

const rows = [{ value: 2000 }, { value: -200 }, { value: null }, { value: 40 }];

// Rule cart-26.
it('is nothing when the parts add up', () => expect(unnamedCharges(1840, rows)).toBe(0));
it('is what no row names, to the paisa', () => expect(unnamedCharges(1920.1, rows)).toBe(80.1));
it('never takes something off', () => expect(unnamedCharges(1500, rows)).toBe(0));
