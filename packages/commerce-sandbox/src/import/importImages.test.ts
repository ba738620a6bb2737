import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeMerchantShop, merchantExport } from './testing/merchantShop.ts';
import { productOf } from './testing/productOf.ts';

const shop = makeMerchantShop();
afterAll(() => shop.end());

const product = (sku: string) => productOf(shop, sku);

describe('images', () => {
  const images = join(shop.dataDir, 'images');
  beforeAll(async () => {
    mkdirSync(join(images, 't/e'), { recursive: true });
    const picture = (background: string) => sharp({ create: { width: 320, height: 240, channels: 3, background } });
    await picture('#cc2200').png().toFile(join(images, 't/e/tea-tin.png'));
    await picture('#00cc22').jpeg().toFile(join(images, 't/e/tea-leaf.jpg'));
    await picture('#2200cc').jpeg().toFile(join(images, 'tea-cup.jpg'));
    writeFileSync(join(images, 'broken.jpg'), 'not a picture');
    writeFileSync(join(images, 'drawing.svg'), '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"/>');
    await sharp({ create: { width: 12_000, height: 9_000, channels: 3, background: '#ffffff' } })
      .png({ compressionLevel: 9 })
      .toFile(join(images, 'huge.png'));
  });

  it('are served in the sizes that are asked for', async () => {
    await shop.load(merchantExport(), images);
    const { media_gallery: gallery } = (await product('KLN-TEA-1')) as {
      media_gallery: { url: string; label: string }[];
    };
    expect(gallery.map(({ label }) => label)).toEqual(['The tin', 'The leaf', 'The cup']);
    expect(gallery[0]!.url).toMatch(/\/media\/catalog\/product\/t\/e\/tea-tin\.[0-9a-f]{10}\.png$/);
    const answer = await shop.fetch(
      new Request(`${gallery[0]!.url}?auto=webp&width=80`, { headers: { accept: 'image/webp' } }),
    );
    const { data, info } = await sharp(Buffer.from(await answer.arrayBuffer()))
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect(info).toMatchObject({ width: 80, height: 60 });
    expect(data[0]).toBeGreaterThan(180);
    expect(data[1]).toBeLessThan(60);
  });

  it('stay when the product is imported again without them', async () => {
    await shop.load('sku,qty\nKLN-TEA-1,9\n');
    expect(((await product('KLN-TEA-1')) as { media_gallery: unknown[] }).media_gallery).toHaveLength(3);
  });

  it.each([
    ['../../etc/passwd', 'leads out of the folder of images'],
    ['/t/e/none.jpg', 'is not in the folder of images'],
    ['broken.jpg', 'is broken or no picture'],
    ['drawing.svg', 'is SVG: use JPEG, PNG, WebP, GIF or AVIF'],
    ['huge.png', 'has more than 100 million pixels'],
    ['https://shop.example/a.jpg', 'is an address: put the file into the folder of images and name it'],
  ])('named %s are refused with their row', async (file, reason) => {
    await expect(shop.load(`sku,base_image\nKLN-TEA-1,${file}\n`, images)).rejects.toThrow(
      `line 2, base_image: "${file}" ${reason}`,
    );
  });
});
