import { describe, expect, it } from 'vitest';
import * as shipped from '../catalogue/index.ts';
import { rows } from '../database.ts';
import { makeSandbox } from '../testing/makeSandbox.ts';

const { db, query } = makeSandbox({ catalogue: shipped });

describe('the shipped catalogue', () => {
  it('lists something in every category, with a picture', () => {
    const empty = rows<{ url_path: string }>(
      db,
      'SELECT url_path FROM category WHERE level > 1 AND (image IS NULL OR NOT EXISTS (SELECT 1 FROM product_category WHERE category_id = category.id))',
    );
    expect(empty.map(({ url_path }) => url_path)).toEqual([]);
  });

  it('has a price for everything, and a variant for every configurable product', () => {
    expect(rows(db, 'SELECT sku, min_final FROM product WHERE min_final <= 0')).toEqual([]);
  });

  it('has redirects that lead somewhere', async () => {
    const nowhere: string[] = [];
    for (const { request_path: url } of rows<{ request_path: string }>(db, 'SELECT request_path FROM url_rewrite')) {
      const { data } = await query('query Resolve($url: String!) { route(url: $url) { relative_url redirect_code } }', {
        url,
      });
      const route = data?.['route'] as { redirect_code: number } | null | undefined;
      if (![301, 302].includes(route?.redirect_code ?? 0)) nowhere.push(url);
    }
    expect(nowhere).toEqual([]);
  });

  it('has the pages that every store view starts and ends with', async () => {
    for (const { code, homePage, noRoutePage } of shipped.storeViews) {
      const { data, errors } = await query(
        'query Pages($home: String, $lost: String) { home: cmsPage(identifier: $home) { content } lost: cmsPage(identifier: $lost) { content } }',
        { home: homePage, lost: noRoutePage },
        { store: code },
      );
      expect({ code, errors }).toEqual({ code, errors: undefined });
      expect(Object.keys(data ?? {})).toEqual(['home', 'lost']);
    }
  });

  it('shows only pictures that exist in its pages and blocks', async () => {
    const contents = rows<{ content: string }>(
      db,
      'SELECT content FROM cms_page UNION ALL SELECT content FROM cms_block',
    ).map(({ content }) => content);
    const names = new Set(
      contents.flatMap(content =>
        [...content.matchAll(/(?:\{\{media url=(?:&quot;|"|')?|\/media\/)wysiwyg\/([^}"'&?]+)/g)].map(
          match => match[1]!,
        ),
      ),
    );
    const known = new Set(shipped.banners.map(({ name }) => name));
    expect([...names].filter(name => !known.has(name))).toEqual([]);
  });
});
