import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { makeSandbox } from '../testing/makeSandbox.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'sandbox-media-'));
const sandbox = makeSandbox({ dataDir });
afterAll(async () => {
  await sandbox.close();
  rmSync(dataDir, { recursive: true, force: true });
});

async function pictureOf(field: string): Promise<string> {
  const { data } = await sandbox.query(
    `{ products(filter: { sku: { eq: "AUR-SP-1" } }) { items { picture: ${field} { url } } } categoryList { children { image } } }`,
  );
  const picture = (data as { products: { items: [{ picture: { url: string } | { url: string }[] }] } }).products
    .items[0].picture;
  return Array.isArray(picture) ? picture[1]!.url : picture.url;
}

const ask = (url: string, headers: Record<string, string> = {}) => sandbox.fetch(new Request(url, { headers }));
const acceptsWebp = { accept: 'image/avif,image/webp,*/*' };

async function decoded(response: Response) {
  const { format, width, height } = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
  return { status: response.status, type: response.headers.get('content-type'), format, width, height };
}

describe('product pictures', () => {
  it.each([
    [
      '?auto=webp&format=pjpg&width=320&height=400&fit=cover&quality=85',
      acceptsWebp,
      { type: 'image/webp', format: 'webp', width: 320, height: 400 },
    ],
    [
      '?auto=webp&format=pjpg&width=320&height=400&fit=cover',
      { accept: 'image/png' },
      { type: 'image/jpeg', format: 'jpeg', width: 320, height: 400 },
    ],
    ['?auto=webp&format=png&width=40', { accept: '*/*' }, { type: 'image/png', format: 'png', width: 40 }],
    ['?width=320&height=320&fit=cover', {}, { type: 'image/jpeg', width: 320, height: 320 }],
    ['?width=99999', {}, { width: 2560, height: 2560 }],
    ['?width=-3&height=x&quality=1000', {}, { type: 'image/jpeg' }],
  ])('%s with %j', async (search, headers, expected) => {
    expect(await decoded(await ask((await pictureOf('image')) + search, headers))).toMatchObject({
      status: 200,
      ...expected,
    });
  });

  it('are progressive where a JPEG is asked for', async () => {
    const response = await ask(`${await pictureOf('image')}?format=pjpg&width=160`);
    expect((await sharp(Buffer.from(await response.arrayBuffer())).metadata()).isProgressive).toBe(true);
  });

  it('may be kept for ever, and say when they were kept already', async () => {
    const url = `${await pictureOf('image')}?auto=webp&width=80`;
    const first = await ask(url, acceptsWebp);
    expect(first.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(first.headers.get('vary')).toBe('Accept');
    const etag = first.headers.get('etag')!;
    const second = await ask(url, { ...acceptsWebp, 'if-none-match': etag });
    expect(second.status).toBe(304);
    expect(await second.text()).toBe('');
    expect((await ask(url, { accept: 'image/png' })).headers.get('etag')).not.toBe(etag);
  });

  it('are painted once and read from the disk afterwards', async () => {
    const url = `${await pictureOf('image')}?width=640`;
    const first = Buffer.from(await (await ask(url)).arrayBuffer());
    const files = () =>
      readdirSync(join(dataDir, 'media'), { recursive: true }).filter(name => String(name).endsWith('.jpeg')).length;
    const before = files();
    const again = await Promise.all(
      Array.from({ length: 5 }, async () => Buffer.from(await (await ask(url)).arrayBuffer())),
    );
    for (const bytes of again) expect(bytes.equals(first)).toBe(true);
    expect(files()).toBe(before);
  });

  it('differ by view and by colour', async () => {
    const bytes = async (url: string) =>
      Buffer.from(await (await ask(`${url}?width=160&format=png`)).arrayBuffer()).toString('base64');
    expect(await bytes(await pictureOf('image'))).not.toBe(await bytes(await pictureOf('media_gallery')));
    const { data } = await sandbox.query(
      '{ products(filter: { sku: { eq: "NIL-PH-1" } }) { items { image { url } ... on ConfigurableProduct { configurable_options { values { uid } } variants { product { image { url } } } } } } }',
    );
    const [phone] = (
      data as { products: { items: [{ image: { url: string }; variants: { product: { image: { url: string } } }[] }] } }
    ).products.items;
    expect(await bytes(phone.variants[0]!.product.image.url)).not.toBe(await bytes(phone.image.url));
  });
});

it('shows categories', async () => {
  const { data } = await sandbox.query('{ categoryList { children { image } } }');
  const images = (data as { categoryList: [{ children: { image: string }[] }] }).categoryList[0].children.map(
    ({ image }) => image,
  );
  expect(images).toHaveLength(3);
  for (const image of images)
    expect(await decoded(await ask(`${image}?width=160&format=pjpg`))).toMatchObject({
      status: 200,
      format: 'jpeg',
      width: 160,
    });
});

it('shows campaign pictures, which may change under their name', async () => {
  const response = await ask(
    'http://sandbox.test/media/wysiwyg/test/hero.jpg?auto=webp&format=pjpg&width=640',
    acceptsWebp,
  );
  expect(response.headers.get('cache-control')).toMatch(/^public, max-age=86400/);
  expect(await decoded(response)).toMatchObject({ format: 'webp', width: 640, height: 213 });
});

it('serves the logo that the store view names', async () => {
  const { data } = await sandbox.query('{ storeConfig { base_media_url header_logo_src } }');
  const { base_media_url: base, header_logo_src: logo } = (
    data as { storeConfig: { base_media_url: string; header_logo_src: string } }
  ).storeConfig;
  const response = await ask(`${base}logo/${logo}`);
  expect(response.headers.get('content-type')).toBe('image/svg+xml');
  expect(await response.text()).toMatch(/^<svg /);
});

it('stands in with a placeholder where a product has no picture', async () => {
  expect(
    await decoded(await ask('http://sandbox.test/media/catalog/product/placeholder/image.jpg?width=320')),
  ).toMatchObject({ status: 200, width: 320 });
});

it.each([
  '/media/',
  '/media/catalog/product/x/y/none.jpg',
  '/media/catalog/product/../../../../etc/passwd',
  '/media/catalog/category/%2e%2e%2fx',
  '/media/%E0%A4%A',
  '/media/logo/none.svg',
  '/media/wysiwyg/none.jpg',
])('has nothing at %s', async path => {
  const response = await ask(`http://sandbox.test${path}`);
  expect(response.status).toBe(404);
  expect((await response.text()).length).toBeLessThan(40);
});

describe('sizes', () => {
  const size = async (search: string) => {
    const { width, height } = await decoded(await ask(`${await pictureOf('image')}${search}`));
    return [width, height];
  };

  it('are those that a shop asks for: the next width up, and the nearest ratio', async () => {
    expect(await size('?width=41')).toEqual([80, 80]);
    expect(await size('?width=200&height=250')).toEqual([320, 400]);
    expect(await size('?width=100&height=99')).toEqual([160, 160]);
    expect(await size('?height=100')).toEqual([160, 160]);
    expect(await size('')).toEqual([1000, 1000]);
  });

  it('make few images of a picture, whatever is asked for', async () => {
    const url = await pictureOf('image');
    const etags = new Set<string | null>();
    for (let width = 300; width < 320; width++) {
      for (const height of [1, 100, 3000]) {
        const { headers } = await ask(`${url}?width=${width}&height=${height}&quality=${height % 100}`);
        etags.add(headers.get('etag'));
      }
    }
    expect(etags.size).toBe(2);
  });
});

describe('crowds', () => {
  const bare = makeSandbox();
  afterAll(() => bare.close());
  const product = async () => {
    const { data } = await bare.query('{ products(filter: { sku: { eq: "AUR-SP-1" } }) { items { image { url } } } }');
    return (data as { products: { items: [{ image: { url: string } }] } }).products.items[0].image.url;
  };
  const sides = [40, 80, 160, 320, 640, 960, 1280, 1600, 2560];

  it('do not hold up others by what they asked for and left', async () => {
    const url = await product();
    const gone = new AbortController();
    let left = 0;
    const crowd = sides.flatMap(side =>
      ['png', 'jpeg', 'webp'].map(format =>
        bare
          .fetch(new Request(`${url}?width=${side}&format=${format}`, { signal: gone.signal }))
          .then(({ status }) => (left += Number(status === 503))),
      ),
    );
    gone.abort();
    const thumbnail = await bare.fetch(
      new Request(`${url}?width=40&height=50`, { headers: { 'x-forwarded-for': '198.51.100.7' } }),
    );
    expect(thumbnail.status).toBe(200);
    await Promise.all(crowd);
    expect(left).toBeGreaterThan(20);
  });

  it('are told to come back where one client asks for too much', async () => {
    const url = await product();
    const ask = (side: number, client: string) =>
      bare.fetch(new Request(`${url}?width=40&format=jpeg&side=${side}`, { headers: { 'x-forwarded-for': client } }));
    for (let time = 0; time < 600; time++) expect((await ask(time, '198.51.100.8')).status).toBe(200);
    const refused = await ask(600, '198.51.100.8');
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60']);
    expect((await ask(0, '198.51.100.9')).status).toBe(200);
    bare.pass(60);
    expect((await ask(0, '198.51.100.8')).status).toBe(200);
  });
});
