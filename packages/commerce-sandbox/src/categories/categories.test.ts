import { describe, expect, it } from 'vitest';
import { makeSandbox } from '../testing/makeSandbox.ts';
import { encodeUid } from '../uid.ts';

const { query, get } = makeSandbox();

describe('categoryList', () => {
  it('answers the root of the menu with children by position when nothing is asked', async () => {
    const { data } = await query(
      '{ categoryList { uid level children { name position url_path url_suffix include_in_menu children { url_path children { url_path } } } } }',
    );
    expect(data).toEqual({
      categoryList: [
        {
          uid: 'Mg==',
          level: 1,
          children: [
            {
              name: 'Audio',
              position: 1,
              url_path: 'audio',
              url_suffix: '.html',
              include_in_menu: 1,
              children: [
                { url_path: 'audio/headphones', children: [{ url_path: 'audio/headphones/wireless' }] },
                { url_path: 'audio/speakers', children: [] },
              ],
            },
            {
              name: 'Mobiles',
              position: 2,
              url_path: 'mobiles',
              url_suffix: '.html',
              include_in_menu: 1,
              children: [{ url_path: 'mobiles/android', children: [] }],
            },
            {
              name: 'Vouchers',
              position: 3,
              url_path: 'vouchers',
              url_suffix: '.html',
              include_in_menu: 0,
              children: [],
            },
          ],
        },
      ],
    });
  });

  it.each([
    [{ category_uid: { eq: encodeUid(6) } }, ['Headphones']],
    [{ category_uid: { in: [encodeUid(3), encodeUid(4)] } }, ['Audio', 'Mobiles']],
    [{ ids: { eq: '3' } }, ['Audio']],
    [{ url_key: { eq: 'speakers' } }, ['Speakers']],
    [{ url_path: { eq: 'mobiles/android' } }, ['Android']],
    [{ parent_category_uid: { eq: encodeUid(3) } }, ['Headphones', 'Speakers']],
    [{ parent_id: { eq: '2' } }, ['Audio', 'Mobiles', 'Vouchers']],
    [{ name: { match: 'phone' } }, ['Headphones']],
    [{ url_key: { eq: 'nothing' } }, []],
  ])('%j finds %j', async (filters, names) => {
    const { data } = await query(
      'query Find($filters: CategoryFilterInput) { categoryList(filters: $filters) { name } }',
      { filters },
    );
    expect(data).toEqual({ categoryList: names.map(name => ({ name })) });
  });

  it('asks for at least three letters of a name', async () => {
    const { errors } = await query('{ categoryList(filters: { name: { match: "au" } }) { name } }');
    expect(errors?.[0]).toMatchObject({
      message: 'Invalid match filter. Minimum length is 3.',
      extensions: { category: 'graphql-input' },
    });
  });

  it('names every category that it shows to a cache', async () => {
    const { headers } = await get('{ categoryList { uid children { uid } } }');
    expect(headers.get('x-magento-tags')).toBe('cat_c,cat_c_2,cat_c_3,cat_c_4,cat_c_5,FPC');
  });
});

describe('a category', () => {
  it('knows its place, its picture and how much it lists', async () => {
    const { data } = await query(`{ categoryList(filters: { url_path: { eq: "audio/headphones" } }) {
      breadcrumbs { category_name category_uid category_level category_url_path } children_count product_count image canonical_url path description meta_title
      products(pageSize: 2) { total_count items { sku } } } }`);
    expect(data?.['categoryList']).toEqual([
      {
        breadcrumbs: [
          { category_name: 'Audio', category_uid: encodeUid(3), category_level: 2, category_url_path: 'audio' },
        ],
        children_count: '1',
        product_count: 4,
        image: expect.stringMatching(
          /^http:\/\/sandbox\.test\/media\/catalog\/category\/audio-headphones\.[0-9a-f]{10}\.jpg$/,
        ),
        canonical_url: 'audio/headphones.html',
        path: '1/2/3/6',
        description: null,
        meta_title: 'Headphones',
        products: { total_count: 4, items: [{ sku: 'AUR-HP-1' }, { sku: 'AUR-HP-2' }] },
      },
    ]);
  });

  it('shows another product than the category above it', async () => {
    const { data } = await query('{ categoryList { children { image children { image } } } }');
    const [audio] = (data as { categoryList: [{ children: { image: string; children: { image: string }[] }[] }] })
      .categoryList[0].children;
    const hash = (url: string) => url.split('.').at(-2);
    expect(hash(audio!.image)).not.toBe(hash(audio!.children[0]!.image));
  });
});

it('pages through categories', async () => {
  const { data } = await query(
    '{ categories(filters: { parent_id: { eq: "2" } }, pageSize: 2, currentPage: 2) { total_count items { name } page_info { current_page page_size total_pages } } }',
  );
  expect(data).toEqual({
    categories: {
      total_count: 3,
      items: [{ name: 'Vouchers' }],
      page_info: { current_page: 2, page_size: 2, total_pages: 2 },
    },
  });
});
