import { expect, it } from 'vitest';
import { readOrigins } from './readOrigins.ts';

it('reads origins as browsers write them', () => {
  expect(readOrigins('SANDBOX_SHOPS', 'http://localhost:3000, https://Shop.example/')).toEqual([
    'http://localhost:3000',
    'https://shop.example',
  ]);
});

it.each(['', 'shop.example', 'https://shop.example/cart', 'ftp://shop.example', 'https://shop.example,'])(
  'refuses "%s"',
  text => {
    expect(() => readOrigins('SANDBOX_SHOPS', text)).toThrow(
      /^SANDBOX_SHOPS holds ".*": give origins, for example https:\/\/shop\.example\.$/,
    );
  },
);
