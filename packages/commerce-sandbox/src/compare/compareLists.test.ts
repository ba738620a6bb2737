import { describe, expect, it } from 'vitest';
import { row, rows, run } from '../database.ts';
import { makeShopper, type Shopper } from '../orders/testing/makeShopper.ts';

const LIST = 'uid item_count attributes { code label } items { uid product { sku } attributes { code value } }';
const CREATE = `mutation ($input: CreateCompareListInput) { createCompareList(input: $input) { ${LIST} } }`;
const ADD = `mutation ($uid: ID!, $products: [ID]!) { addProductsToCompareList(input: { uid: $uid, products: $products }) { ${LIST} } }`;
const REMOVE = `mutation ($uid: ID!, $products: [ID]!) { removeProductsFromCompareList(input: { uid: $uid, products: $products }) { ${LIST} } }`;
const ASSIGN = `mutation ($uid: ID!) { assignCompareListToCustomer(uid: $uid) { result compare_list { ${LIST} } } }`;
const DELETE = 'mutation ($uid: ID!) { deleteCompareList(uid: $uid) { result } }';
const READ = `query ($uid: ID!) { compareList(uid: $uid) { ${LIST} } }`;
const OWN = `{ customer { compare_list { ${LIST} } } }`;

const NOT_YOURS = 'This customer is not authorized to access this list';

interface List {
  uid: string;
  item_count: number;
  attributes: { code: string; label: string }[];
  items: { uid: string; product: { sku: string }; attributes: { code: string; value: string }[] }[];
}

const idOf = ({ sandbox }: Shopper, sku: string) =>
  String(row<{ id: number }>(sandbox.db, 'SELECT id FROM product WHERE sku = ?', sku)!.id);

async function create(shopper: Shopper, ...skus: string[]): Promise<List> {
  const input = { products: skus.map(sku => idOf(shopper, sku)) };
  return (await shopper.must<{ createCompareList: List }>(CREATE, { input })).createCompareList;
}

async function customer(email = 'ravi@example.com', sandbox?: Shopper['sandbox']): Promise<Shopper> {
  const shopper = makeShopper({}, sandbox);
  await shopper.signIn(email);
  return shopper;
}

const skusOf = ({ items }: List) => items.map(({ product }) => product.sku);
const valuesOf = ({ items }: List, code: string) =>
  items.map(({ attributes }) => attributes.find(attribute => attribute.code === code)?.value);

// Rule client-20.
describe('a compare list', () => {
  it('begins empty, and grows by the numbers of products, each once', async () => {
    const shopper = makeShopper();
    const { createCompareList: list } = await shopper.must<{ createCompareList: List }>(CREATE);
    expect(list).toEqual({
      uid: expect.stringMatching(/^\w{32}$/) as string,
      item_count: 0,
      attributes: [],
      items: [],
    });
    const products = ['NIL-PH-2', 'AUR-HP-1', 'NIL-PH-2'].map(sku => idOf(shopper, sku));
    const { addProductsToCompareList: filled } = await shopper.must<{ addProductsToCompareList: List }>(ADD, {
      uid: list.uid,
      products: [...products, '999999', 'none', null],
    });
    expect([filled.item_count, skusOf(filled)]).toEqual([2, ['NIL-PH-2', 'AUR-HP-1']]);
    expect(filled.items[0]?.uid).toBe(products[0]);
    expect(await shopper.must(READ, { uid: list.uid })).toEqual({ compareList: filled });
  });

  it('says what each product has for every attribute that can be compared', async () => {
    const list = await create(makeShopper(), 'AUR-HP-1', 'NIL-PH-1');
    expect(list.attributes).toEqual(
      expect.arrayContaining([
        { code: 'brand_code', label: 'Brand' },
        { code: 'sku', label: 'SKU' },
      ]),
    );
    expect(list.attributes.map(({ code }) => code)).not.toContain('description');
    expect(valuesOf(list, 'brand_code')).toEqual(['Aurora', 'Nila']);
    expect(valuesOf(list, 'sku')).toEqual(['AUR-HP-1', 'NIL-PH-1']);
    expect(valuesOf(list, 'color')).toEqual(['N/A', 'N/A']);
  });

  it('says so in Hindi, where a product has no value', async () => {
    const shopper = makeShopper();
    const { uid } = await create(shopper, 'AUR-HP-1');
    const { compareList } = await shopper.must<{ compareList: List }>(READ, { uid }, { store: 'float_hi' });
    expect(valuesOf(compareList, 'color')).toEqual(['लागू नहीं']);
  });

  it('leaves out what has no page in the store view', async () => {
    const shopper = makeShopper();
    const list = await create(shopper, 'AUR-HP-1', 'NIL-PH-1-MB-256');
    expect(skusOf(list)).toEqual(['AUR-HP-1']);
    run(
      shopper.sandbox.db,
      "INSERT INTO product_in_view (product_id, view, visibility) VALUES (?, '', 'hidden')",
      idOf(shopper, 'AUR-HP-1'),
    );
    expect(await shopper.must(READ, { uid: list.uid })).toMatchObject({ compareList: { item_count: 0, items: [] } });
  });

  it('lets go of products, and of those that it does not have', async () => {
    const shopper = makeShopper();
    const { uid } = await create(shopper, 'AUR-HP-1', 'NIL-PH-2');
    const products = [idOf(shopper, 'AUR-HP-1'), '999999'];
    const { removeProductsFromCompareList: list } = await shopper.must<{ removeProductsFromCompareList: List }>(
      REMOVE,
      { uid, products },
    );
    expect(skusOf(list)).toEqual(['NIL-PH-2']);
  });

  it('keeps no more than one may ask for at a time', async () => {
    const shopper = makeShopper();
    const { uid } = await create(shopper);
    run(
      shopper.sandbox.db,
      `WITH RECURSIVE number (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM number WHERE n < 301)
       INSERT INTO product (sku, type, name, url_key, brand_code, price, stock, short_description, description, country_of_manufacture)
       SELECT 'MANY-' || n, 'simple', 'Many', 'many-' || n, brand_code, 100, 1, '', '', 'India' FROM number, product WHERE sku = 'AUR-HP-1'`,
    );
    const many = rows<{ id: number }>(shopper.sandbox.db, "SELECT id FROM product WHERE sku LIKE 'MANY-%'");
    const products = many.map(({ id }) => String(id));
    await shopper.must(ADD.replace(LIST, 'uid'), { uid, products: products.slice(0, 200) });
    const { errors } = await shopper.ask(ADD, { uid, products: products.slice(200) });
    expect(errors).toMatchObject([{ message: 'Maximum items of type "products" is "300"' }]);
    expect(await shopper.must('query ($uid: ID!) { compareList(uid: $uid) { item_count } }', { uid })).toEqual({
      compareList: { item_count: 200 },
    });
  });

  it('ends once', async () => {
    const shopper = makeShopper();
    const { uid } = await create(shopper, 'AUR-HP-1');
    expect(await shopper.must(DELETE, { uid })).toEqual({ deleteCompareList: { result: true } });
    expect(await shopper.must(DELETE, { uid })).toEqual({ deleteCompareList: { result: false } });
    expect(await shopper.must(READ, { uid })).toEqual({ compareList: null });
  });

  it.each([
    ['nothing', ADD, '"uid" value does not exist'],
    ['nothing', REMOVE, '"uid" value does not exist'],
    ['', ADD, '"uid" value must be specified.'],
    ['', REMOVE, '"uid" value must be specified.'],
    ['', READ, '"uid" value must be specified'],
    ['', DELETE, '"uid" value must be specified'],
    ['', ASSIGN, '"uid" value must be specified'],
    ['nothing', ASSIGN, 'Customer must be logged'],
  ])('named "%s" is refused to a guest (%#)', async (uid, operation, message) => {
    const { errors } = await makeShopper().ask(operation, { uid, products: ['1'] });
    expect(errors).toMatchObject([{ message, extensions: { category: 'graphql-input' } }]);
  });
});

describe('the compare list of a customer', () => {
  it('is one, made at the first creation', async () => {
    const ravi = await customer();
    expect(await ravi.must(OWN)).toEqual({ customer: { compare_list: null } });
    const first = await create(ravi, 'AUR-HP-1');
    const second = await create(ravi, 'NIL-PH-2');
    expect(second.uid).toBe(first.uid);
    expect(skusOf(second)).toEqual(['AUR-HP-1', 'NIL-PH-2']);
    expect(await ravi.must(OWN)).toEqual({ customer: { compare_list: second } });
  });

  it('is opened to nobody else, nor any unknown one to a customer', async () => {
    const ravi = await customer();
    const { uid } = await create(ravi, 'AUR-HP-1');
    const strangers = [makeShopper({}, ravi.sandbox), await customer('asha@example.com', ravi.sandbox)];
    for (const stranger of strangers)
      for (const operation of [READ, ADD, REMOVE, DELETE])
        expect((await stranger.ask(operation, { uid, products: ['1'] })).errors).toMatchObject([
          { message: NOT_YOURS, extensions: { category: 'graphql-input' } },
        ]);
    expect((await strangers[1]!.ask(ASSIGN, { uid })).errors).toMatchObject([{ message: NOT_YOURS }]);
    expect((await ravi.ask(READ, { uid: 'nothing' })).errors).toMatchObject([{ message: NOT_YOURS }]);
    expect(await ravi.must(ASSIGN, { uid: 'nothing' })).toEqual({
      assignCompareListToCustomer: { result: false, compare_list: null },
    });
  });

  it('is the one of the guest that she was, where she has none', async () => {
    const guest = makeShopper();
    const list = await create(guest, 'AUR-HP-1');
    const ravi = await customer('ravi@example.com', guest.sandbox);
    const assigned = { result: true, compare_list: list };
    expect(await ravi.must(ASSIGN, { uid: list.uid })).toEqual({ assignCompareListToCustomer: assigned });
    expect(await ravi.must(OWN)).toEqual({ customer: { compare_list: list } });
    expect((await guest.ask(READ, { uid: list.uid })).errors).toMatchObject([{ message: NOT_YOURS }]);
  });

  it("takes up a guest's products, where there is one, and the guest's ends", async () => {
    const guest = makeShopper();
    const { uid } = await create(guest, 'NIL-PH-2', 'AUR-HP-1');
    const ravi = await customer('ravi@example.com', guest.sandbox);
    const own = await create(ravi, 'AUR-HP-1');
    const { assignCompareListToCustomer: assigned } = await ravi.must<{
      assignCompareListToCustomer: { compare_list: List };
    }>(ASSIGN, { uid });
    expect(assigned.compare_list.uid).toBe(own.uid);
    expect(skusOf(assigned.compare_list)).toEqual(['AUR-HP-1', 'NIL-PH-2']);
    expect(await guest.must(READ, { uid })).toEqual({ compareList: null });
  });

  it('goes with the account', async () => {
    const ravi = await customer();
    const { uid } = await create(ravi, 'AUR-HP-1');
    await ravi.must('mutation { deleteCustomer }');
    expect(await makeShopper({}, ravi.sandbox).must(READ, { uid })).toEqual({ compareList: null });
  });
});
