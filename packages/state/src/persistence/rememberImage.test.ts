import { expect, it } from 'vitest';
import { fakeClock } from '../testing/fakeClock.ts';
import { fakeStorage } from '../testing/fakeStorage.ts';
import { createPersistence } from './createPersistence.ts';
import { rememberImage } from './rememberImage.ts';

const open = () => createPersistence(fakeStorage(), fakeClock());

// Rules storage-04, storage-05.
it('keeps the address of the gallery entry with the lowest position under the sku, and nothing else of it', () => {
  const persistence = open();
  const gallery = [
    { url: '/c.jpg', position: null },
    { url: '/b.jpg', position: 3 },
    { url: '/a.jpg', label: 'Front', position: 2 },
  ];
  rememberImage(persistence, { sku: 'TV-1', gallery });
  expect(persistence.get('imagesBySku')).toEqual({ 'TV-1': { url: '/a.jpg' } });
});

// Rule storage-04.
it('leaves what an earlier visit kept as it is, a label beside the address too', () => {
  const persistence = open();
  const earlier = { url: '/tv.jpg', label: 'Front' };
  persistence.set('imagesBySku', { 'TV-1': earlier });
  rememberImage(persistence, { sku: 'TV-2', gallery: [{ url: '/b.jpg' }] });
  expect(persistence.get('imagesBySku')).toEqual({ 'TV-1': earlier, 'TV-2': { url: '/b.jpg' } });
});

it('keeps nothing of a product without pictures', () => {
  const persistence = open();
  rememberImage(persistence, { sku: 'TV-1' });
  expect(persistence.get('imagesBySku')).toBeUndefined();
});

it('lets the oldest of more than 100 pictures go', () => {
  const persistence = open();
  for (let n = 0; n <= 100; n += 1) rememberImage(persistence, { sku: `S-${n}`, gallery: [{ url: `/${n}.jpg` }] });
  const kept = persistence.get('imagesBySku') ?? {};
  expect(Object.keys(kept)).toHaveLength(100);
  expect(kept).not.toHaveProperty('S-0');
  expect(kept).toHaveProperty('S-100');
});
