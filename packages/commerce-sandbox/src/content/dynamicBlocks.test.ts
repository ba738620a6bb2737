import { describe, expect, it } from 'vitest';
import * as shipped from '../catalogue/index.ts';
import { makeSandbox } from '../testing/makeSandbox.ts';
import { sampleCatalogue } from '../testing/sampleCatalogue.ts';

const catalogue = {
  ...sampleCatalogue,
  dynamicBlocks: [
    {
      id: 1,
      name: 'UPI',
      content: '<p>UPI <img src="{{media url=wysiwyg/a.png}}" alt=""></p>',
      coupon: 'UPI5',
      locations: ['HEADER' as const],
    },
    { id: 2, name: 'Offers', content: '<p>Offers</p>', ofCatalogueRule: true },
    { id: 3, name: 'Campus', content: '<p>Campus</p>', stores: ['uni'] },
    { id: 4, name: 'Old', content: '<p>Old</p>', coupon: 'EXPIRED10' },
  ],
};

const ASK =
  'query ($input: DynamicBlocksFilterInput, $size: Int = 20, $page: Int = 1) { dynamicBlocks(input: $input, ' +
  'pageSize: $size, currentPage: $page) { items { uid content { html } } total_count page_info { total_pages } } ' +
  '}';

async function uids(input: unknown, { store = 'zepp', sandbox = makeSandbox({ catalogue }) } = {}) {
  const { data } = await sandbox.query(ASK, { input }, { store });
  return (data as { dynamicBlocks: { items: { uid: string }[] } }).dynamicBlocks.items.map(({ uid }) => uid);
}

describe('dynamic blocks', () => {
  it('come in the order of their uids, with directives expanded; unknown ones are left out', async () => {
    const { data } = await makeSandbox({ catalogue }).query(ASK, {
      input: { type: 'SPECIFIED', dynamic_block_uids: ['Mg==', 'OTk=', 'MQ==', 'Mg=='] },
    });
    expect(data).toEqual({
      dynamicBlocks: {
        items: [
          { uid: 'Mg==', content: { html: '<p>Offers</p>' } },
          { uid: 'MQ==', content: { html: '<p>UPI <img src="http://sandbox.test/media/wysiwyg/a.png" alt=""></p>' } },
        ],
        total_count: 2,
        page_info: { total_pages: 1 },
      },
    });
  });

  it('of cart rules are those whose coupon is good', async () => {
    const sandbox = makeSandbox({ catalogue });
    expect(await uids({ type: 'CART_PRICE_RULE_RELATED' }, { sandbox })).toEqual(['MQ==']);
    sandbox.db.exec("UPDATE coupon SET uses_left = 0 WHERE code = 'UPI5'");
    expect(await uids({ type: 'CART_PRICE_RULE_RELATED' }, { sandbox })).toEqual([]);
  });

  it('of catalogue rules are there while something is on offer', async () => {
    const sandbox = makeSandbox({ catalogue });
    expect(await uids({ type: 'CATALOG_PRICE_RULE_RELATED' }, { sandbox })).toEqual(['Mg==']);
    sandbox.db.exec('UPDATE product SET special_price = NULL');
    expect(await uids({ type: 'CATALOG_PRICE_RULE_RELATED' }, { sandbox })).toEqual([]);
  });

  it('belong to store views and places', async () => {
    const all = { type: 'SPECIFIED', dynamic_block_uids: ['MQ==', 'Mg==', 'Mw=='] };
    expect(await uids(all)).toEqual(['MQ==', 'Mg==']);
    expect(await uids(all, { store: 'uni' })).toEqual(['MQ==', 'Mg==', 'Mw==']);
    expect(await uids({ ...all, locations: ['FOOTER'] })).toEqual(['Mg==']);
    expect(await uids(null)).toEqual(['MQ==', 'Mg==', 'NA==']);
  });

  it('come in pages, and refuse what is no uid', async () => {
    const sandbox = makeSandbox({ catalogue });
    const { data } = await sandbox.query(ASK, { size: 1, page: 2 });
    expect(data).toMatchObject({
      dynamicBlocks: { items: [{ uid: 'Mg==' }], total_count: 3, page_info: { total_pages: 3 } },
    });
    expect(
      (await sandbox.query(ASK, { input: { type: 'SPECIFIED', dynamic_block_uids: ['%'] } })).errors?.[0]?.message,
    ).toBe('Value of uid "%" is incorrect.');
  });

  it('ship with one of each rule', async () => {
    const sandbox = makeSandbox({ catalogue: shipped });
    expect(await uids({ type: 'CART_PRICE_RULE_RELATED' }, { sandbox })).toEqual(['MQ==']);
    expect(await uids({ type: 'CATALOG_PRICE_RULE_RELATED' }, { sandbox })).toEqual(['Mg==']);
  });
});
