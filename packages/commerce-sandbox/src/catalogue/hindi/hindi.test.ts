import { describe, expect, it } from 'vitest';
import { playedCodes, traitsOf } from '../../gateways/traits.ts';
import { makeSandbox } from '../../testing/makeSandbox.ts';
import { hindiShopper } from '../../testing/toldInHindi.ts';
import * as shipped from '../index.ts';
import { hindiView, labels } from './labels.ts';

const { query } = makeSandbox({ catalogue: shipped });
const ask = async (text: string, variables = {}) =>
  (await query(text, variables, { store: hindiView })).data as Record<string, unknown>;

interface Facts {
  sku: string;
  box_contents: string[] | null;
  promises: { warranty: string | null } | null;
  specifications: { name: string; rows: { label: string; value: string }[] }[] | null;
  offers: { label: string }[] | null;
}

/** What all products state and promise in a store view. */
async function facts(store = hindiView): Promise<Facts[]> {
  const all: Facts[] = [];
  for (let page = 1, pages = 1; page <= pages; page++) {
    const { data } = await query(
      `query ($page: Int!) { products(filter: { price: { from: "0" } }, pageSize: 100, currentPage: $page, sort: { name: ASC }) {
         page_info { total_pages }
         items { sku box_contents promises { warranty } specifications { name rows { label value } } offers { label } } } }`,
      { page },
      { store },
    );
    const { products } = data as { products: { page_info: { total_pages: number }; items: Facts[] } };
    all.push(...products.items);
    pages = products.page_info.total_pages;
  }
  return all;
}

const units = 'GHz Gen Hz Mbps Wh cm dB dpi ft kg lb mAh ml mm nm ppm rpm';
const names = [
  'Android Fi GaN InScript NVMe VoLTE Wi Windows macOS Lumen Pro Note Auvira Zentoro',
  ...shipped.brands.map(({ name }) => name),
  ...shipped.families
    .flatMap(({ products }) => products)
    .flatMap(({ facts: said }) => said?.specifications ?? [])
    .flatMap(({ label, value }) => (['Author', 'Publisher'].includes(label) ? value : [])),
];
const known = new Set(`${units} ${names.join(' ')}`.split(/[^A-Za-z]+/));

/** Words that were forgotten: short forms in capitals and single letters stay in any language. */
const english = (words: string): string[] =>
  (words.match(/[A-Za-z]+/g) ?? []).filter(word => !/^(?:[A-Z]+|[a-z])$/.test(word) && !known.has(word));

const isHindi = (words: string) => /[\u0900-\u097f]/.test(words);

describe('the store view in Hindi', () => {
  it('names everything that is sold, and describes it', () => {
    const products = shipped.families.flatMap(({ products: each }) => each).filter(({ view }) => view === undefined);
    const lacking = products.filter(({ inViews }) => {
      const { name = '', shortDescription = '', description = '' } = inViews?.[hindiView] ?? {};
      return ![name, shortDescription, description].every(isHindi);
    });
    expect(lacking.map(({ sku }) => sku)).toEqual([]);
    expect(products.length).toBeGreaterThan(400);
  });

  it('names each category that all store views have', () => {
    const named = new Set(labels.flatMap(({ kind, key }) => (kind === 'category' ? key : [])));
    expect(shipped.categories.filter(({ path, view }) => view === undefined && !named.has(path))).toEqual([]);
  });

  it('names each colour and pattern', () => {
    const named = new Set(labels.flatMap(({ kind, key }) => (kind === 'option' ? key : [])));
    const unnamed = shipped.families
      .flatMap(({ products }) => products)
      .flatMap(({ options = [] }) => options)
      .filter(({ code }) => ['color', 'pattern'].includes(code))
      .flatMap(({ values }) => values.map(({ label }) => label))
      .filter(label => !named.has(label));
    expect(unnamed).toEqual([]);
  });

  it('is told of by storeConfig, menu, breadcrumbs, filters and options', async () => {
    const { storeConfig, categoryList, products } = await ask(
      `{ storeConfig { locale } categoryList { children { name description } }
         products(filter: { sku: { eq: "EBD-101" } }) { aggregations { attribute_code label options { label } } items {
           name image { label } categories { name breadcrumbs { category_name } }
           ... on ConfigurableProduct { configurable_options { label values { label } } variants { attributes { label } } } } } }`,
    );
    expect(storeConfig).toEqual({ locale: 'hi_IN' });
    expect((categoryList as [{ children: { name: string }[] }])[0].children.map(({ name }) => name)).toContain('ऑडियो');
    const said = JSON.stringify(products);
    for (const words of ['Sonaara Jhumka Air ट्रू वायरलेस ईयरबड्स', 'हेडफ़ोन और ईयरबड्स', '"रंग"', 'हाथीदाँत', 'ब्रांड', 'कैटेगरी'])
      expect(said).toContain(words);
    expect(said).not.toMatch(/Ivory|Colour|Headphones|Brand"/);
  });

  it('names coupons and what they lack, ways to deliver and to pay, wrappings, and reasons', async () => {
    const shopper = hindiShopper();
    const id = await shopper.cartWith(['NIL-PH-2', 1]);
    await shopper.readyToPlace(id, 'cashondelivery');
    await shopper.must(
      'mutation ($id: String!) { applyCouponToCart(input: { cart_id: $id, coupon_code: "save10" }) { cart { id } } }',
      { id },
    );
    const { offeredCoupons, ...rest } = await shopper.must<{ offeredCoupons: object[] }>(
      `query ($id: String!) {
         offeredCoupons(cart_id: $id) { code label not_yet }
         cart(cart_id: $id) {
           prices { discounts { label } }
           available_payment_methods { title } selected_payment_method { title }
           available_gift_wrappings { design }
           shipping_addresses { selected_shipping_method { carrier_title method_title } }
         }
         storeConfig { zero_subtotal_title order_cancellation_reasons { description } }
         attributesList(entityType: RMA_ITEM) { items { label options { label } } }
         productReviewRatingsMetadata { items { name } }
       }`,
      { id },
    );
    expect(offeredCoupons).toContainEqual({ code: 'SAVE10', label: '10% की छूट', not_yet: null });
    expect(offeredCoupons).toContainEqual({
      code: 'BIG15',
      label: '₹9,999 या ज़्यादा के ऑर्डर पर 15% की छूट, ₹3,000 तक',
      not_yet: 'इसे लगाने के लिए ₹2,000 का सामान और जोड़ें।',
    });
    expect(rest).toMatchObject({
      cart: {
        prices: { discounts: [{ label: '10% की छूट' }] },
        available_payment_methods: [
          { title: 'कैश ऑन डिलीवरी' },
          ...playedCodes.map(code => ({ title: traitsOf(code).name })),
        ],
        selected_payment_method: { title: 'कैश ऑन डिलीवरी' },
        shipping_addresses: [{ selected_shipping_method: { carrier_title: 'मुफ़्त डिलीवरी', method_title: 'मुफ़्त' } }],
      },
      storeConfig: { zero_subtotal_title: 'भुगतान की ज़रूरत नहीं' },
      productReviewRatingsMetadata: { items: [{ name: 'गुणवत्ता' }, { name: 'पैसा वसूल' }, { name: 'क़ीमत' }] },
    });
    const said = JSON.stringify([offeredCoupons, rest]);
    expect(said.match(/"(label|not_yet|design|description)":"[^"\p{Script=Devanagari}]*"/gu)).toBeNull();
    const { body } = await shopper.rest('GET', `/float_hi/V1/guest-carts/${id}/payment-information`);
    for (const title of ['सबटोटल', 'डिलीवरी (मुफ़्त डिलीवरी - मुफ़्त)', 'छूट (SAVE10)', 'कैश ऑन डिलीवरी', 'कुल'])
      expect(JSON.stringify(body)).toContain(`"title":"${title}"`);
  });

  it('states facts without an English word, besides units, names and numbers of models', async () => {
    const items = await facts();
    expect(items.length).toBeGreaterThan(400);
    const said = items.flatMap(({ box_contents: things, promises, specifications, offers }) => [
      ...(things ?? []),
      promises?.warranty ?? '',
      ...(offers ?? []).map(({ label }) => label),
      ...(specifications ?? []).flatMap(({ name, rows }) => [
        name,
        ...rows.flatMap(({ label, value }) => [label, value]),
      ]),
    ]);
    expect(new Set(said.filter(words => english(words).length > 0))).toEqual(new Set());
  });

  it('states as much as the others do, with the same numbers', async () => {
    const stated = async (store: string) =>
      JSON.stringify(
        (await facts(store))
          .map(said => ({ ...said, offers: null }))
          .toSorted((one, other) => (one.sku < other.sku ? -1 : 1)),
      );
    const [inHindi, inEnglish] = [await stated(hindiView), await stated('float')];
    const numbersOf = (text: string) => text.match(/\d+(?:[.,]\d+)*/g);
    expect(numbersOf(inHindi)).toEqual(numbersOf(inEnglish));
    expect(inHindi).toContain('"warranty":"फ़ोन पर 1 साल, एक्सेसरीज़ पर 6 महीने"');
    expect(inEnglish).toContain('"warranty":"1 year on phone, 6 months on accessories"');
    expect(inEnglish).not.toMatch(/\p{Script=Devanagari}/u);
  });

  it('names no fact that nothing states', () => {
    const stated = new Set(['General', 'Brand', 'Model number', 'Weight in its packing']);
    for (const { facts: said = {} } of shipped.families.flatMap(({ products }) => products)) {
      const { specifications = [], boxContents = [], warranty = '' } = said;
      const texts = [
        ...specifications.flatMap(({ group = '', label, value }) => [group, label, value]),
        ...boxContents,
      ];
      for (const text of [...texts, warranty]) stated.add(text.replaceAll(/\d+(?:[.,]\d+)*/g, '#'));
    }
    expect(labels.filter(({ kind, key }) => kind === 'fact' && !stated.has(key))).toEqual([]);
  });

  it('shows tables of sizes in it', async () => {
    const guides = shipped.blocks.filter(({ identifier, stores }) => identifier.startsWith('size-guide') && !stores);
    const { cmsBlocks } = await ask(
      'query ($identifiers: [String]) { cmsBlocks(identifiers: $identifiers) { items { title content } } }',
      { identifiers: guides.map(({ identifier }) => identifier) },
    );
    const { items } = cmsBlocks as { items: { title: string; content: string }[] };
    expect(items).toHaveLength(4);
    for (const { title, content } of items)
      expect(english(`${title} ${content.replaceAll(/<[^>]*>/g, ' ')}`)).toEqual([]);
  });

  it('says in it what brands stand below the form to sign in', async () => {
    const { cmsBlocks } = await ask('{ cmsBlocks(identifiers: ["sign-in-brands"]) { items { content } } }');
    const { items } = cmsBlocks as { items: { content: string }[] };
    expect(items.map(({ content }) => isHindi(/<h2[^>]*>(.*?)<\/h2>/.exec(content)?.[1] ?? ''))).toEqual([true]);
  });

  it('finds things by their names in it, and categories', async () => {
    const { products, categories } = await ask(
      '{ products(search: "कुर्ता") { items { name } } categories(filters: { name: { match: "साड़ियाँ" } }) { items { name } } }',
    );
    const [first] = (products as { items: [{ name: string }] }).items;
    expect(first.name).toContain('कुर्ता');
    expect(categories).toEqual({ items: [{ name: 'साड़ियाँ' }] });
  });

  it('leaves the words of the others alone', async () => {
    const { data } = await query(
      '{ products(filter: { sku: { eq: "EBD-101" } }) { items { name } } }',
      {},
      { store: 'float' },
    );
    expect(data).toEqual({ products: { items: [{ name: 'Sonaara Jhumka Air True Wireless Earbuds' }] } });
  });
});
