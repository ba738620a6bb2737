import { expect, it } from 'vitest';
import { readEnvironment } from './environment.ts';

const read = (env: Record<string, string>) => readEnvironment(env, 'kaveri-rewards', 3000);

it('needs nothing to be set', () => {
  expect(read({})).toMatchObject({ port: 3000, commerceUrl: 'http://localhost:4000', hosts: {}, trustedProxies: 0, config: { featuresOff: [] } });
});

it('reads what a deployment sets', () => {
  const env = { KAVERI_REWARDS_PORT: '3009', COMMERCE_URL: 'https://back.test/', STORE_HOSTS: 'north.test=north,south.test=south', FEATURES_OFF: 'coins, pincode', TRUSTED_PROXIES: '2' };
  expect(read(env)).toMatchObject({
    port: 3009, commerceUrl: 'https://back.test', hosts: { 'north.test': 'north', 'south.test': 'south' }, trustedProxies: 2, config: { featuresOff: ['coins', 'pincode'] },
  });
});

it.each([
  [{ PORT: 'x', KAVERI_REWARDS_PORT: '3009' }, /^PORT is "x": .*from 1 to 65535/],
  [{ KAVERI_REWARDS_PORT: 'y' }, /^KAVERI_REWARDS_PORT is "y": .*from 1 to 65535/],
  [{ STORE_HOSTS: 'north.test=north,south.test' }, /STORE_HOSTS.*"south.test".*host=code/],
  [{ COMMERCE_URL: 'back' }, /COMMERCE_URL.*address of the commerce back end/],
  [{ FEATURES_OFF: 'coins,pin-code' }, /FEATURES_OFF names "pin-code": choose from coins, pincode/],
  [{ TRUSTED_PROXIES: '-1' }, /TRUSTED_PROXIES.*number of proxies/],
] as [Record<string, string>, RegExp][])('refuses %o with the remedy', (env, text) => {
  expect(() => read(env)).toThrow(text);
});
