import { describe, expect, it } from 'vitest';
import { defaultRatio, imageSrcSet, imageUrl, imageWidths, productImageUrl } from './imageUrl.ts';

const query = (url: string) => Object.fromEntries(new URLSearchParams(url.split('?')[1]));

describe('imageUrl', () => {
  // Rule look-09.
  it('asks for WebP at quality 85, and pjpg where the picture is no PNG', () => {
    expect(query(imageUrl('/media/catalog/product/a.jpg', { width: 320 }))).toEqual({
      auto: 'webp',
      format: 'pjpg',
      width: '320',
      quality: '85',
    });
    expect(query(imageUrl('/media/catalog/product/a.png', { width: 320 }))['format']).toBe('png');
  });

  it('crops to cover when a height is given', () => {
    expect(query(imageUrl('/a.jpg', { width: 320, height: 400.4 }))).toMatchObject({ height: '400', fit: 'cover' });
  });

  it('keeps what the address already says', () => {
    expect(query(imageUrl('/a.jpg?quality=50&v=2', { width: 320 }))).toMatchObject({
      quality: '50',
      v: '2',
      width: '320',
    });
  });

  it('leaves data addresses alone', () => {
    expect(imageUrl('data:image/png;base64,AA==', { width: 320 })).toBe('data:image/png;base64,AA==');
  });

  it('brings media to the same origin, whatever host the back end names', () => {
    expect(imageUrl('https://cdn.test/media/catalog/product/a.jpg', { width: 40 })).toMatch(
      /^\/media\/catalog\/product\/a\.jpg\?/,
    );
  });
});

describe('productImageUrl', () => {
  // Rule look-10.
  it('puts a path into the folder of its type', () => {
    expect(productImageUrl('/a/b/ab.jpg', { width: 40 })).toMatch(/^\/media\/catalog\/product\/a\/b\/ab\.jpg\?/);
    expect(productImageUrl('ab.jpg', { type: 'image-category', width: 40 })).toMatch(
      /^\/media\/catalog\/category\/ab\.jpg\?/,
    );
    expect(productImageUrl('ab.jpg', { type: 'image-swatch', width: 40 })).toMatch(
      /^\/media\/attribute\/swatch\/ab\.jpg\?/,
    );
  });

  it('rewrites only types that begin with image-', () => {
    expect(productImageUrl('ab.jpg', { type: 'logo', width: 40 })).toBe('ab.jpg');
  });
});

describe('imageSrcSet', () => {
  // Rule look-07.
  it('offers the nine widths', () => {
    const widths = (imageSrcSet('/a.jpg', undefined) ?? '')
      .split(', ')
      .map(entry => Number(/ (\d+)w$/.exec(entry)?.[1]));
    expect(widths).toEqual([40, 80, 160, 320, 640, 960, 1280, 1600, 2560]);
    expect(widths).toEqual([...imageWidths]);
  });

  it('rounds the height of the 0.8 ratio', () => {
    const heights = (imageSrcSet('/a.jpg', defaultRatio) ?? '')
      .split(', ')
      .map(entry => query(entry.split(' ')[0] ?? '')['height']);
    expect(heights.slice(0, 4)).toEqual(['50', '100', '200', '400']);
  });

  it('offers data addresses at no other size', () => {
    expect(imageSrcSet('data:image/png;base64,AA==', defaultRatio)).toBeUndefined();
  });
});
