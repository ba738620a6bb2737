import { expect, it } from 'vitest';
import { readEnvironment } from './readEnvironment.ts';

const read = (env: Record<string, string>) => readEnvironment(env, 'kaveri-rewards', 3000);

it('needs nothing to be set', () => {
  expect(read({})).toMatchObject({
    port: 3000,
    commerceUrl: 'http://localhost:4000',
    hosts: {},
    publicOrigin: undefined,
    trustedProxies: 0,
    commerceCookies: [],
    hsts: 'max-age=31536000',
    securityContact: undefined,
    config: { featuresOff: [] },
  });
});

it('reads what a deployment sets', () => {
  const env = {
    KAVERI_REWARDS_PORT: '3009',
    COMMERCE_URL: 'https://back.test/',
    STORE_HOSTS: 'north.test=north,south.test=south',
    FEATURES_OFF: 'coins, pincode',
    TRUSTED_PROXIES: '2',
  };
  expect(read(env)).toMatchObject({
    port: 3009,
    commerceUrl: 'https://back.test',
    hosts: { 'north.test': 'north', 'south.test': 'south' },
    trustedProxies: 2,
    config: { featuresOff: ['coins', 'pincode'] },
  });
});

it('reads how the server is watched and how it stops', () => {
  expect(read({})).toMatchObject({
    metricsPort: undefined,
    drainFor: 0,
    accessLog: true,
    pageCacheBytes: 0,
    answerCacheBytes: 0,
  });
  expect(
    read({
      METRICS_PORT: '9464',
      DRAIN_SECONDS: '10',
      ACCESS_LOG: 'off',
      PAGE_CACHE_MB: '64',
      ANSWER_CACHE_MB: '16',
      PURGE_TOKEN: 'f00dcafe-f00dcafe',
    }),
  ).toMatchObject({
    pageCacheBytes: 67_108_864,
    answerCacheBytes: 16_777_216,
    purgeToken: 'f00dcafe-f00dcafe',
    metricsPort: 9464,
    drainFor: 10_000,
    accessLog: false,
  });
  for (const [name, value] of [
    ['METRICS_PORT', 'on'],
    ['METRICS_PORT', '70000'],
    ['METRICS_PORT', '0'],
    ['PORT', '0'],
    ['DRAIN_SECONDS', '-1'],
    ['DRAIN_SECONDS', '10s'],
    ['DRAIN_SECONDS', '3600'],
    ['ACCESS_LOG', 'yes'],
    ['SERVICE_WORKER', 'no'],
    ['PAGE_CACHE_MB', '-1'],
    ['PAGE_CACHE_MB', '1.5'],
    ['ANSWER_CACHE_MB', 'all'],
  ] as const)
    expect(() => read({ [name]: value }), `${name}=${value}`).toThrow(`${name} is "${value}": give `);
  expect(() => read({ PAGE_CACHE_MB: '70000' })).toThrow(/^PAGE_CACHE_MB is "70000": .* 65536\b/);
});

it('sends traces where a collector is named', () => {
  const collector = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector.test:4318' };
  expect(read({}).traces).toBeUndefined();
  expect(read(collector).traces).toEqual({ service: 'kaveri-rewards', ratio: 1 });
  const named = { ...collector, OTEL_SERVICE_NAME: 'north', OTEL_TRACES_SAMPLER_ARG: '0.05' };
  expect(read(named).traces).toEqual({ service: 'north', ratio: 0.05 });
  for (const [name, value] of [
    ['OTEL_EXPORTER_OTLP_ENDPOINT', 'collector:4318'],
    ['OTEL_TRACES_SAMPLER_ARG', '5%'],
    ['OTEL_TRACES_SAMPLER_ARG', '2'],
  ] as const)
    expect(() => read({ ...collector, [name]: value }), `${name}=${value}`).toThrow(`${name} is "${value}": give `);
});

// Rule offline-09.
it('reads whether browsers keep what they have seen', () => {
  expect(read({}).config).not.toHaveProperty('workerOff');
  expect(read({ SERVICE_WORKER: 'off' }).config).toMatchObject({ workerOff: true });
});

it('does not print a token that it refuses', () => {
  expect(() => read({ PURGE_TOKEN: 's3cret' })).toThrow(/^PURGE_TOKEN is too short or not a token(?!.*s3cret)/);
});

it('says of a password for the back end that it cannot be sent, without printing it', () => {
  expect(() => read({ COMMERCE_URL: 'https://asha:s3cret@back.test' })).toThrow(
    /^COMMERCE_URL holds a user or a password(?!.*s3cret)/,
  );
});

it('reads where the shop stands and how it is guarded', () => {
  const env = {
    PUBLIC_ORIGIN: 'https://shop.test/',
    STORE_HOSTS: 'North.test=north',
    COMMERCE_COOKIES: 'sticky, PHPSESSID',
    HSTS: 'max-age=63072000; includeSubDomains; preload',
    SECURITY_CONTACT: 'mailto:security@shop.test',
    FORCED_OUT_CUSTOMER_IDS: '4711, 12',
  };
  expect(read(env)).toMatchObject({
    publicOrigin: 'https://shop.test',
    hosts: { 'north.test': 'north' },
    commerceCookies: ['sticky', 'PHPSESSID'],
    hsts: env.HSTS,
    securityContact: env.SECURITY_CONTACT,
    config: { forcedOutCustomerIds: [4711, 12] },
  });
});

it('knows a shop whose name is in a script of its own as browsers ask for it', () => {
  expect(read({ PUBLIC_ORIGIN: 'https://दुकान.भारत', STORE_HOSTS: 'उत्तर.भारत=north' })).toMatchObject({
    publicOrigin: 'https://xn--11b7ah1gn.xn--h2brj9c',
    hosts: { 'xn--p1b8ca2cxi.xn--h2brj9c': 'north' },
  });
});

it('takes a variable that is set to nothing for one that is not set', () => {
  const nothing = Object.fromEntries(
    ['PUBLIC_ORIGIN', 'SECURITY_CONTACT', 'COMMERCE_URL', 'PORT', 'MAPS_URL', 'RAZORPAY_SCRIPT'].map(name => [
      name,
      '',
    ]),
  );
  expect(read({ ...nothing, HSTS: ' ' })).toEqual(read({}));
  expect(read({ ...nothing, KAVERI_REWARDS_PORT: '3009' })).toMatchObject({
    port: 3009,
    portVariable: 'KAVERI_REWARDS_PORT',
  });
});

it('takes scripts of gateways and maps from other hosts and from the shop', () => {
  const env = { MAPS_URL: 'https://maps.test/reverse', RAZORPAY_SCRIPT: '/gateways/razorpay/checkout.js' };
  expect(read(env).config).toMatchObject({
    mapsUrl: env.MAPS_URL,
    gatewayScripts: { razorpay: env.RAZORPAY_SCRIPT },
  });
});

it.each([
  [{ PORT: 'x', KAVERI_REWARDS_PORT: '3009' }, /^PORT is "x": .*from 1 to 65535/],
  [{ KAVERI_REWARDS_PORT: 'y' }, /^KAVERI_REWARDS_PORT is "y": .*from 1 to 65535/],
  [{ STORE_HOSTS: 'north.test=north,south.test' }, /STORE_HOSTS.*"south.test".*host=code/],
  [{ STORE_HOSTS: 'shop.test:8443=north' }, /STORE_HOSTS.*"shop.test:8443=north".*without scheme or port/],
  [{ STORE_HOSTS: 'https://shop.test=north' }, /STORE_HOSTS.*without scheme or port/],
  [{ STORE_HOSTS: 'shop test=north' }, /STORE_HOSTS.*"shop test=north"/],
  [{ STORE_HOSTS: 'asha@shop.test=north' }, /STORE_HOSTS.*"asha@shop.test=north"/],
  [{ STORE_HOSTS: 'shop.test?x=north' }, /STORE_HOSTS/],
  [{ COMMERCE_URL: 'magento.internal:8080' }, /COMMERCE_URL.*address of the commerce back end/],
  [{ MAPS_URL: 'maps.test/reverse' }, /^MAPS_URL is "maps.test\/reverse": .*https:\/\//],
  [{ MAPS_URL: '//maps.test/reverse' }, /^MAPS_URL/],
  [{ RAZORPAY_SCRIPT: 'checkout.js' }, /^RAZORPAY_SCRIPT is "checkout.js": .*path of the shop.*https:\/\//],
  [{ COMMERCE_URL: 'back' }, /COMMERCE_URL.*address of the commerce back end/],
  [{ COMMERCE_URL: 'https://back.test/?a=1' }, /COMMERCE_URL.*address of the commerce back end/],
  [{ COMMERCE_URL: 'https://back.test/#a' }, /COMMERCE_URL.*address of the commerce back end/],
  [{ FEATURES_OFF: 'coins,pin-code' }, /FEATURES_OFF names "pin-code": choose from (\S+, )*pincode/],
  [{ PUBLIC_ORIGIN: 'shop.test' }, /^PUBLIC_ORIGIN is "shop.test": .*https:\/\/shop/],
  [{ PUBLIC_ORIGIN: 'https://shop.test/north' }, /^PUBLIC_ORIGIN/],
  [{ PUBLIC_ORIGIN: 'ftp://shop.test' }, /^PUBLIC_ORIGIN/],
  [{ PUBLIC_ORIGIN: 'https://asha@shop.test' }, /^PUBLIC_ORIGIN/],
  [{ COMMERCE_COOKIES: 'a=1' }, /^COMMERCE_COOKIES names "a=1"/],
  [{ HSTS: 'includeSubDomains' }, /^HSTS.*max-age=SECONDS/],
  [{ HSTS: 'max-age=300; includeSubDomains; preload' }, /^HSTS.*31536000/],
  [{ SECURITY_CONTACT: 'security@shop.test' }, /^SECURITY_CONTACT.*mailto:/],
  [{ FORCED_OUT_CUSTOMER_IDS: '4711,x' }, /^FORCED_OUT_CUSTOMER_IDS names "x".*ids of customers/],
  [{ TRUSTED_PROXIES: '-1' }, /TRUSTED_PROXIES.*number of proxies/],
] as [Record<string, string>, RegExp][])('refuses %o with the remedy', (env, text) => {
  expect(() => read(env)).toThrow(text);
});
