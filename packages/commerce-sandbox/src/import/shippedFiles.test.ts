import { readdirSync, readFileSync } from 'node:fs';
import { afterAll, describe, expect, it } from 'vitest';
import { departments } from '../catalogue/departments.ts';
import * as shipped from '../catalogue/index.ts';
import { storeViews } from '../catalogue/storeViews.ts';
import { CategoryTree } from './CategoryTree.ts';
import { exportCatalogue } from './exportCatalogue.ts';
import { readProducts } from './readProducts.ts';
import { FieldError } from './splitFields.ts';
import { makeMerchantShop } from './testing/merchantShop.ts';

const folder = new URL('../../catalogue/', import.meta.url);
const read = (name: string) => readFileSync(new URL(name, folder), 'utf8');

const shop = makeMerchantShop({ catalogue: shipped });
afterAll(() => shop.end());

const exported = () => [...exportCatalogue(shop.db)].join('');

describe('the files of the shipped catalogue', () => {
  it('are all loaded', () => {
    const skus = new Set(
      shipped.families.flatMap(({ products }) =>
        products.flatMap(({ sku, variants = [] }) => [sku, ...variants.map(variant => variant.sku)]),
      ),
    );
    for (const name of readdirSync(folder).filter(file => file.endsWith('.csv'))) {
      const [first] = read(name).split('\n')[1]!.split(',');
      expect(skus).toContain(first);
    }
  });

  it.each(['mobiles-tablets.csv', 'sets.csv', 'downloads.csv', 'gift-cards.csv'])(
    'say the same as the shop that was filled with them, imported again: %s',
    async name => {
      const before = exported();
      const { added, updated, notices } = await shop.load(read(name));
      expect({ added, notices }).toEqual({ added: 0, notices: [] });
      expect(updated).toBeGreaterThan(3);
      expect(exported()).toBe(before);
    },
  );
});

describe('readProducts', () => {
  const notices = new Set<string>();
  const refuse = ({ path }: { path: string }) => {
    throw new FieldError(`there is no category "${path}"`);
  };
  const productsOf = (rows: string) =>
    readProducts(`sku,product_type,name,categories,price,additional_attributes\n${rows}`, {
      categories: new CategoryTree(departments, refuse, notices),
      now: new Date('2026-03-02T06:30:00Z'),
      notices,
      views: new Set(storeViews.map(({ code }) => code)),
    });

  it('says where a row is wrong', () => {
    expect(() => productsOf('A-1,simple,Kettle,Default Category/Nowhere,100,\nA-2,simple,,,"1,000",')).toThrow(
      'line 2, categories: there is no category "nowhere"\nline 3, name: is missing',
    );
  });

  it.each([
    ['teapot matte #112233 #112233 #112233', 'there is no drawing of "teapot"'],
    ['kettle shiny #112233 #112233 #112233', '"shiny" is none of: matte, gloss'],
    ['kettle matte red #112233 #112233', '"red" is not a colour: write it like #23305c'],
    ['kettle matte #112233', 'three colours belong there'],
  ])('says what is wrong with a drawing: %s', (artwork, reason) => {
    expect(() => productsOf(`A-1,simple,Kettle,,100,sandbox_artwork=${artwork}`)).toThrow(
      `line 2, additional_attributes: sandbox_artwork: ${reason}`,
    );
  });

  it('reads a drawing, its details and a rating', () => {
    const [product] = productsOf(
      'A-1,simple,Kettle,,100,"sandbox_artwork=book paper #112233 #445566 #EEEEEE,sandbox_artwork_label=""Tea, black"",sandbox_artwork_seed=7,sandbox_rating=80,sandbox_reviews=12"',
    );
    expect(product).toMatchObject({
      artwork: {
        shape: 'book',
        finish: 'paper',
        colour: '#112233',
        accent: '#445566',
        tint: '#eeeeee',
        label: 'Tea, black',
        seed: 7,
      },
      rating: { percent: 80, count: 12 },
    });
  });
});
