import { expect, it } from 'vitest';
import { devEnvironment } from './devEnvironment.ts';

const shop = { name: 'uni-coins', port: 3001 };
const sandbox = { port: 4000 };

it('is the sandbox and the gateways that it plays where nothing is said', () => {
  expect(devEnvironment({ PORT: '9' }, shop, sandbox)).toMatchObject({
    isOwnSandbox: true,
    port: 3001,
    commerceUrl: 'http://localhost:4000',
    config: { gatewayScripts: { razorpay: '/gateways/razorpay/checkout.js' }, featuresOff: [] },
  });
});

it('is another back end, with what it lacks and its hosts, where the environment names one', () => {
  const env = { COMMERCE_URL: 'https://staging.example/', FEATURES_OFF: 'coins', STORE_HOSTS: 'uni.example=uni' };
  expect(devEnvironment(env, shop, sandbox)).toMatchObject({
    isOwnSandbox: false,
    commerceUrl: 'https://staging.example',
    hosts: { 'uni.example': 'uni' },
    config: { gatewayScripts: { razorpay: 'https://checkout.razorpay.com/v1/checkout.js' }, featuresOff: ['coins'] },
  });
});

it('refuses a feature that there is not, by the name of the variable', () => {
  expect(() => devEnvironment({ FEATURES_OFF: 'magic' }, shop, sandbox)).toThrow('FEATURES_OFF names "magic"');
});
