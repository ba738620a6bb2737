import { afterEach, expect, it, vi } from 'vitest';
import { isOwnCode } from './isShoppersFailure.ts';
import { noteRouteErrors } from './noteRouteErrors.ts';
import { tellError } from './tellError.ts';

afterEach(() => {
  vi.restoreAllMocks();
  Reflect.deleteProperty(navigator, 'sendBeacon');
});

const thrown = (message: string, ...places: string[]) =>
  Object.assign(new TypeError(message), {
    stack: [`TypeError: ${message}`, ...places.map(place => `    at f (${place})`)].join('\n'),
  });
const own = `${location.origin}/assets/frame-1.js:1:234`;

// Rule errors-13.
it('tells the server of an error under its id, by places in own code, and not what somebody typed', async () => {
  const sent: [string, Blob][] = [];
  Object.assign(navigator, { sendBeacon: (url: string, body: Blob) => sent.push([url, body]) });
  const error = thrown(
    'No asha@example.com',
    own,
    'chrome-extension://x/y.js:1:1',
    `${location.origin}/src/a.tsx?t=17:3:4`,
  );
  tellError({ id: 'M3-1', where: 'window', name: 'TypeError', message: error.message }, error);
  const [[url, body] = ['', new Blob()]] = sent;
  expect(url).toBe('/error-reports');
  expect(JSON.parse(await body.text())).toEqual({
    id: 'M3-1',
    where: 'window',
    name: 'TypeError',
    message: 'No [e-mail]',
    path: '/',
    places: ['/assets/frame-1.js:1:234', '/src/a.tsx:3:4'],
  });
});

it('knows own code from extensions and gateways', () => {
  expect(isOwnCode(thrown('x', own))).toBe(true);
  expect(isOwnCode(thrown('x', 'chrome-extension://x/y.js:1:1'))).toBe(false);
  expect(isOwnCode(thrown('x', `${location.origin}/gateways/razorpay/checkout.js:1:1`))).toBe(false);
  expect(isOwnCode('x')).toBe(false);
});

it('notes what a route could not be loaded for once, where it is a defect', () => {
  const dispatch = vi.fn();
  let change: (state: { errors: Record<string, unknown> | null }) => void = () => {};
  const subscribe = (listener: never) => {
    change = listener;
    return () => {};
  };
  noteRouteErrors({ dispatch } as never, { subscribe });
  const defect = thrown('Cannot read properties of undefined', own);
  change({ errors: { page: defect } });
  change({ errors: { page: defect } });
  change({ errors: { page: thrown('Failed to fetch', own) } });
  change({ errors: { page: Object.assign(thrown('Refused', own), { problem: { kind: 'rejected' } }) } });
  change({ errors: { page: { status: 404, statusText: '', internal: false, data: null } } });
  change({ errors: null });
  expect(dispatch).toHaveBeenCalledOnce();
});
