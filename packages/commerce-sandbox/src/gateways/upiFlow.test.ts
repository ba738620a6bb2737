import { expect, it } from 'vitest';
import { upiFlow, upiPanel } from './upiFlow.ts';

it.each([
  [undefined, 'Mozilla/5.0 (Linux; Android 15) Mobile', 'intent'],
  [undefined, 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X)', 'intent'],
  [undefined, 'Mozilla/5.0 (X11; Linux x86_64)', 'qr'],
  [undefined, undefined, 'qr'],
  ['qr', 'Mozilla/5.0 (Linux; Android 15) Mobile', 'qr'],
])('takes %s in %s for %s', (asked, userAgent, flow) => {
  expect(upiFlow(asked, userAgent)).toBe(flow);
});

it('draws another code for another order', async () => {
  expect(await upiPanel('qr', 'order_1', '₹1')).not.toEqual(await upiPanel('qr', 'order_2', '₹1'));
});
