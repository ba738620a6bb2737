import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, expect, it } from 'vitest';
import * as shipped from '../catalogue/index.ts';
import { exportCatalogue } from '../import/exportCatalogue.ts';
import { makeMerchantShop } from '../import/testing/merchantShop.ts';

const shop = makeMerchantShop({ catalogue: shipped });
afterAll(() => shop.end());

interface Entry {
  __typename: string;
  url: string;
  label: string;
  video_content?: { video_provider: string; video_url: string; video_title: string };
}

async function galleryOf(sku: string): Promise<Entry[]> {
  const { data } = await shop.query(
    `query ($sku: String!) { products(filter: { sku: { eq: $sku } }) { items { image { url } media_gallery_entries { media_type } media_gallery {
      __typename url label ... on ProductVideo { video_content { video_provider video_url video_title } } } } } }`,
    { sku },
  );
  return (data as { products: { items: { media_gallery: Entry[] }[] } }).products.items[0]!.media_gallery;
}

it.each([
  ['TVS-104', 'youtube', /^https:\/\/www\.youtube\.com\/watch\?v=[\w-]{11}$/],
  ['MON-102', 'vimeo', /^https:\/\/vimeo\.com\/\d+$/],
])('shows the film of %s behind its pictures, with a poster of its own', async (sku, provider, address) => {
  const gallery = await galleryOf(sku);
  expect(gallery.map(entry => entry.__typename)).toEqual([
    'ProductImage',
    'ProductImage',
    'ProductImage',
    'ProductVideo',
  ]);
  const film = gallery.at(-1)!;
  expect(film.video_content).toMatchObject({
    video_provider: provider,
    video_title: film.label,
    video_url: expect.stringMatching(address) as string,
  });
  expect(new Set(gallery.map(({ url }) => url)).size).toBe(4);
  const poster = await shop.fetch(new Request(film.url));
  expect([poster.status, poster.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
});

it('takes films from a row, and writes them into an export', async () => {
  const images = join(shop.dataDir, 'images');
  mkdirSync(images);
  await sharp({ create: { width: 40, height: 40, channels: 3, background: '#2f4b7c' } })
    .png()
    .toFile(join(images, 'kettle.png'));
  const row =
    'FILM-1,simple,Kettle,100,kettle.png,sandbox_videos=https://vimeo.com/1084537 In motion|https://shop.example/kettle.mp4 From all sides';
  await shop.load(`sku,product_type,name,price,base_image,additional_attributes\n${row}`, images);
  const gallery = await galleryOf('FILM-1');
  expect(gallery.map(({ label }) => label)).toEqual(['Kettle', 'In motion', 'From all sides']);
  expect(new Set(gallery.map(({ url }) => url)).size).toBe(3);
  expect([...exportCatalogue(shop.db)].join('')).toContain(
    'sandbox_videos=https://vimeo.com/1084537 In motion|https://shop.example/kettle.mp4 From all sides',
  );
});

it('refuses a film without a title', async () => {
  await expect(
    shop.load(
      'sku,product_type,name,price,additional_attributes\nFILM-2,simple,Kettle,100,sandbox_videos=https://vimeo.com/1084537',
    ),
  ).rejects.toThrow(
    'line 2, additional_attributes: sandbox_videos: "https://vimeo.com/1084537" is not an address that begins with https:// and a title',
  );
});
