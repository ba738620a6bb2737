import { afterEach, expect, it, vi } from 'vitest';
import { browserPorts } from './browserPorts.ts';

afterEach(() => vi.unstubAllGlobals());

function openWindow(more: object = {}) {
  const page = Object.assign(
    new EventTarget(),
    { location: { pathname: '/cart', search: '?a=1' }, localStorage: {}, sessionStorage: {} },
    more,
  );
  vi.stubGlobal('window', page);
  return page;
}

it('goes without a storage that the browser forbids', () => {
  const page = openWindow();
  Object.defineProperty(page, 'localStorage', {
    get() {
      throw new Error('SecurityError');
    },
  });
  const ports = browserPorts();
  expect([ports.localStorage, ports.sessionStorage]).toEqual([undefined, page.sessionStorage]);
});

it('tells path and query', () => {
  openWindow();
  expect(browserPorts().navigation.path()).toBe('/cart?a=1');
});

// Rule session-24.
it('takes the page off the screen before it is loaded anew', () => {
  const style = { display: '' };
  const reload = vi.fn<() => void>(() => expect(style.display).toBe('none'));
  openWindow({ document: { documentElement: { style } }, location: { reload } });
  browserPorts().navigation.reload();
  expect(reload).toHaveBeenCalledOnce();
});

it('hears of other tabs and of the network, until it is told to stop', () => {
  const page = openWindow();
  const heard = vi.fn<() => void>();
  const { storageChanged, connectionChanged } = browserPorts().events;
  const stops = [storageChanged?.(heard), connectionChanged?.(heard)];
  for (const type of ['storage', 'online', 'offline', 'focus']) page.dispatchEvent(new Event(type));
  expect(heard).toHaveBeenCalledTimes(3);
  for (const stop of stops) stop?.();
  page.dispatchEvent(new Event('storage'));
  expect(heard).toHaveBeenCalledTimes(3);
});

it('hears of a page that comes out of the back/forward cache, not of a fresh one', () => {
  const page = openWindow();
  const heard = vi.fn<() => void>();
  browserPorts().events.pageRestored?.(heard);
  page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }));
  expect(heard).not.toHaveBeenCalled();
  page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  expect(heard).toHaveBeenCalledTimes(1);
});
