import { afterEach, expect, it, vi } from 'vitest';
import { keepChoices, readChoices } from './keptChoices.ts';

afterEach(() => vi.unstubAllGlobals());

/** A browser's storage, as far as it is used. */
function stubStorage(): void {
  const values = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
  });
}

it('keeps what the toolbar says, and nothing of a single story', () => {
  stubStorage();
  expect(readChoices()).toEqual({});
  keepChoices({
    theme: 'uni-coins',
    scheme: 'dark',
    direction: 'rtl',
    locale: 'en_XA',
    textSize: '200%',
    viewport: { value: 'phone' },
  });
  expect(readChoices()).toEqual({
    theme: 'uni-coins',
    scheme: 'dark',
    direction: 'rtl',
    locale: 'en_XA',
    textSize: '200%',
  });
});

it('shows what everybody is shown where a browser keeps nothing', () => {
  vi.stubGlobal('localStorage', undefined);
  keepChoices({ theme: 'uni-coins' });
  expect(readChoices()).toEqual({});
});
