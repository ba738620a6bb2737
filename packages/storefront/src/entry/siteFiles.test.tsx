// @vitest-environment node
import { describe, expect, it, vi } from 'vitest';
import { asked, makeShop } from '../testing/makeShop.ts';

describe('what search engines fetch', () => {
  const ask = async (path: string) => {
    const operations: string[] = [];
    const answer: typeof fetch = async input => {
      operations.push(asked(input).get('operationName') ?? '');
      return Response.json(
        { data: { products: { total_count: 1, items: [] } } },
        { headers: { 'x-magento-tags': 'cat_p' } },
      );
    };
    const page = await makeShop()(path, answer, { config: { origin: 'https://shop.test' } });
    return { operations, ...page };
  };

  it('has robots.txt without a word to the back end', async () => {
    const { operations, html, contentType } = await ask('/robots.txt');
    expect([operations, contentType]).toEqual([[], 'text/plain; charset=utf-8']);
    expect(html).toContain('Sitemap: https://shop.test/sitemap.xml');
  });

  it('has site maps, kept by the tags of what they name, without the frame of a page', async () => {
    const { operations, html, headers } = await ask('/sitemap.xml');
    expect([operations, headers]).toEqual([['SiteProducts'], { 'x-magento-tags': 'cat_p' }]);
    expect(html).toContain('<loc>https://shop.test/sitemap-products-1.xml</loc>');
  });

  it('has no site map while the back end is away, and says when to come back', async () => {
    const report = vi.fn<(error: unknown) => void>();
    const away: typeof fetch = async () => new Response('<h1>Down</h1>', { status: 503 });
    for (const path of ['/sitemap.xml', '/sitemap-pages.xml', '/sitemap-products-1.xml']) {
      const { status, route, headers, shared } = await makeShop()(path, away, { report });
      expect([path, status, route, headers, shared]).toEqual([path, 503, 'file', { 'retry-after': '10' }, false]);
    }
    expect(report).toHaveBeenCalledTimes(3);
  });

  it('never names another host', async () => {
    expect((await ask('//other.test/robots.txt')).contentType).toBeUndefined();
  });
});
