import { expect, it } from 'vitest';
import { trackingHref } from './trackingHref.ts';

it('leads to the courier, and nowhere with a number that is none', () => {
  expect(trackingHref({ carrier: 'Delhivery Surface', number: 'DL12345' })).toBe(
    'https://www.delhivery.com/track-v2/package/DL12345',
  );
  expect(trackingHref({ carrier: 'Delhivery', number: '"><script>' })).toBeUndefined();
  expect(trackingHref({ carrier: 'Our own van', number: '7714' })).toBeUndefined();
  // oxlint-disable-next-line no-script-url -- the worst that a back end could hold
  expect(trackingHref({ carrier: 'x', number: 'javascript:alert(1)' })).toBeUndefined();
  expect(trackingHref({ carrier: 'Our own van', number: 'https://van.example/7714' })).toBe('https://van.example/7714');
});
