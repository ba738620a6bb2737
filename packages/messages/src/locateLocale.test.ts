import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { locateLocale, shippedLocales } from './locateLocale.ts';

const folders = readdirSync(import.meta.dirname, { withFileTypes: true })
  .filter(entry => entry.isDirectory())
  .map(entry => entry.name);
const rooms = readdirSync(join(import.meta.dirname, 'en_US'));

describe('locateLocale', () => {
  // Rule errors-10.
  it('finds what is shipped, and nothing else', () => {
    expect(locateLocale('en_US')).toBe('en_US');
    expect(() => locateLocale('zz_ZZ')).toThrow(
      new Error('Unable to locate locale zz_ZZ within generated dist directory.'),
    );
    expect(locateLocale('zz_ZZ', ['zz_ZZ'])).toBe('zz_ZZ');
  });

  it('ships each locale that has a folder', () => {
    expect(folders.toSorted()).toEqual([...shippedLocales].toSorted());
  });
});

describe('a locale', () => {
  it.each(folders)('%s holds rooms of en_US only', folder => {
    expect(rooms).toEqual(expect.arrayContaining(readdirSync(join(import.meta.dirname, folder))));
  });

  it.each(folders)('%s has texts under the names of en_US, taking the same values', async folder => {
    for (const room of readdirSync(join(import.meta.dirname, folder))) {
      const [own, complete] = (await Promise.all([import(`./${folder}/${room}`), import(`./en_US/${room}`)])) as Record<
        string,
        unknown
      >[];
      for (const [name, text] of Object.entries(own ?? {})) {
        expect(typeof text, `${room}: ${name}`).toBe(typeof complete?.[name]);
        expect(typeof text === 'string' ? text.trim() : 'takes values', `${room}: ${name}`).not.toBe('');
      }
    }
  });

  it.each(rooms)('%s is short enough to be read at one go', room => {
    expect(readFileSync(join(import.meta.dirname, 'en_US', room), 'utf8').split('\n').length).toBeLessThanOrEqual(150);
  });
});
