import { getIntrospectionQuery } from 'graphql';
import { describe, expect, it } from 'vitest';
import { makeSandbox } from '../testing/makeSandbox.ts';
import { MAX_COST } from './QueryCost.ts';

const { query, get, fetch, db } = makeSandbox();
const message = async (asked: ReturnType<typeof query>) => (await asked).errors?.[0]?.message;
const costOf = async (asked: ReturnType<typeof query>) => Number((await asked).headers.get('x-query-cost'));
const aliased = (count: number, field: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => `a${index}: ${field(index)}`).join(' ');

describe('lengths', () => {
  it.each([
    [
      'a coupon',
      'mutation Q($value: String!) { applyCouponToCart(input: { cart_id: "x", coupon_code: $value }) { cart { id } } }',
      256,
      '"coupon_code" length must be equal or less than 255 characters.',
    ],
    [
      'a pincode',
      'query Q($value: String!) { getCityByPincode(pincode: $value) { city } }',
      33,
      '"pincode" length must be equal or less than 32 characters.',
    ],
    [
      'an e-mail address',
      'query Q($value: String!) { isEmailAvailable(email: $value) { is_email_available } }',
      255,
      '"email" length must be equal or less than 254 characters.',
    ],
    [
      'a part of a name',
      'query Q($value: String!) { categoryList(filters: { name: { match: $value } }) { uid } }',
      129,
      '"match" length must be equal or less than 128 characters.',
    ],
    [
      'any text',
      'query Q($value: String!) { cmsPage(identifier: $value) { title } }',
      10_001,
      '"identifier" length must be equal or less than 10000 characters.',
    ],
  ])('are bounded for %s, given as a variable or in the query', async (_, operation, length, said) => {
    const value = 'x'.repeat(length);
    expect(await query(operation, { value })).toMatchObject({
      status: 200,
      errors: [{ message: said, extensions: { category: 'graphql-input' } }],
    });
    expect(
      await message(query(operation.replace('($value: String!)', '').replace('$value', JSON.stringify(value)))),
    ).toBe(said);
    expect(await message(query(operation, { value: value.slice(1) }))).not.toBe(said);
  });

  it('are bounded for lists', async () => {
    const skus = (count: number) => Array.from({ length: count }, (_, index) => `SKU-${index}`);
    const find = (count: number) =>
      query('query Q($skus: [String]) { products(filter: { sku: { in: $skus } }) { total_count } }', {
        skus: skus(count),
      });
    expect(await message(find(301))).toBe('Maximum items of type "in" is "300"');
    expect(await message(find(300))).toBeUndefined();
  });

  it('cut a search, however long, as Magento does', async () => {
    expect(
      (
        await query('query Q($search: String) { products(search: $search) { total_count } }', {
          search: `Aura ${'x'.repeat(50_000)}`,
        })
      ).errors,
    ).toBeUndefined();
  });

  it('have nothing live at an endless address', async () => {
    const url = `a${'/'.repeat(100_000)}a`;
    expect((await query('query Q($url: String!) { route(url: $url) { type } }', { url })).data).toEqual({
      route: null,
    });
  });

  it('refuse an address that is too large', async () => {
    const response = await fetch(new Request(`http://sandbox.test/graphql?query=${'{'.repeat(140_000)}`));
    expect(response.status).toBe(413);
  });
});

describe('pages', () => {
  it.each([
    'products(filter: {}, pageSize: 301) { total_count }',
    'categories(pageSize: 301) { total_count }',
    'dynamicBlocks(pageSize: 100000) { total_count }',
  ])('hold 300 at most: %s', async field => {
    expect(await query(`{ ${field} }`)).toMatchObject({
      errors: [{ message: 'Maximum pageSize is 300', extensions: { category: 'graphql-input' } }],
    });
    expect((await query(`{ ${field.replace(/\d{3,}/, '300')} }`)).errors).toBeUndefined();
  });
});

describe('cost', () => {
  it('counts what is answered, so that the same query costs more where more is found', async () => {
    const page = (size: number) => costOf(query(`{ products(filter: {}, pageSize: ${size}) { items { sku name } } }`));
    expect((await page(4)) - (await page(2))).toBe(4);
  });

  it('counts a text by its length, and what it is answered under', async () => {
    db.exec(
      `UPDATE cms_block SET content = printf('%.*c', 2560, 'x') WHERE identifier = (SELECT min(identifier) FROM cms_block)`,
    );
    const { identifier } = db.prepare('SELECT min(identifier) AS identifier FROM cms_block').get() as {
      identifier: string;
    };
    const block = (name: string, field: string) =>
      costOf(query(`{ cmsBlocks(identifiers: ["${identifier}"]) { items { ${name}: ${field} } } }`));
    const short = await block('a', 'title');
    expect(await block('a', 'content')).toBe(short + 10);
    expect(await block('a'.repeat(2560), 'title')).toBe(short + 10);
  });

  it('answers a block once, however often it is named', async () => {
    const { identifier } = db.prepare('SELECT min(identifier) AS identifier FROM cms_block').get() as {
      identifier: string;
    };
    const identifiers = Array.from({ length: 300 }, () => identifier);
    const { data } = await query(
      'query Q($identifiers: [String]) { cmsBlocks(identifiers: $identifiers) { items { identifier } } }',
      { identifiers },
    );
    expect(data).toEqual({ cmsBlocks: { items: [{ identifier }] } });
  });

  it('is limited: what asks for too much is stopped, and answers nothing but why', async () => {
    const nested = (levels: number): string =>
      levels === 0 ? 'sku' : `categories { products(pageSize: 300) { items { ${nested(levels - 1)} } } }`;
    const answer = await query(`{ products(filter: {}, pageSize: 300) { items { ${nested(4)} } } }`);
    expect(answer).toMatchObject({
      status: 200,
      data: undefined,
      errors: [
        {
          message: `Max query cost should be ${MAX_COST}. Ask for fewer things at once.`,
          extensions: { category: 'graphql' },
        },
      ],
    });
    expect((await query('{ storeConfig { code } }')).errors).toBeUndefined();
  });

  it('counts aliases at the root', async () => {
    expect(await message(query(`{ ${aliased(21, () => 'storeConfig { code }')} }`))).toBe(
      'Max number of fields at the root should be 20 but got 21.',
    );
    expect(await message(query(`{ ${aliased(20, () => 'storeConfig { code }')} }`))).toBeUndefined();
  });

  it.each([
    [
      'sign-ins',
      aliased(90, index => `generateCustomerToken(email: "asha@example.com", password: "guess${index}") { token }`),
    ],
    [
      'a sign-in and a sign-up',
      'generateCustomerToken(email: "asha@example.com", password: "guess") { token } createCustomerV2(input: { firstname: "a", lastname: "b", email: "a@example.com" }) { customer { id } }',
    ],
    [
      'sign-ups as older storefronts make them',
      aliased(
        2,
        index => `createCustomer(input: { firstname: "a", email: "a${index}@example.com" }) { customer { id } }`,
      ),
    ],
    [
      'changes of an e-mail address, which ask for the password',
      aliased(
        2,
        index => `updateCustomer(input: { email: "a@example.com", password: "guess${index}" }) { customer { id } }`,
      ),
    ],
    ['sign-ins in fragments', '...A ...A'],
  ])('lets one request try one password: %s', async (_, fields) => {
    const fragment =
      'fragment A on Mutation { generateCustomerToken(email: "asha@example.com", password: "guess") { token } }';
    expect(await message(query(`mutation { ${fields} } ${fields.includes('...A') ? fragment : ''}`))).toMatch(
      /^Max number of sign-ins and passwords in one request should be 1 but got \d+\.$/,
    );
  });

  it('is limited before a query is validated', async () => {
    expect(await message(get(`{ ${'storeConfig { code } '.repeat(301)} }`))).toMatch(/^Max query complexity/);
    expect(await message(get('query { ...A } fragment A on Query { ...A }'))).toMatch(
      /Cannot spread fragment "A" within itself/,
    );
  });

  describe('of what a tool asks about the contract', () => {
    const nested = (levels: number, leaf = 'name'): string =>
      levels === 0 ? leaf : `fields { type { ${nested(levels - 1, leaf)} } }`;
    const types = (fields: string) => `__schema { types { ${fields} } }`;

    it('lets the standard introspection through, whatever a tool wants of it', async () => {
      const all = {
        specifiedByUrl: true,
        directiveIsRepeatable: true,
        schemaDescription: true,
        inputValueDeprecation: true,
        oneOf: true,
      };
      const answer = await query(getIntrospectionQuery(all));
      expect(answer.errors).toBeUndefined();
      expect(answer.data).toMatchObject({ __schema: { queryType: { name: 'Query' } } });
    });

    it('counts depth and fields as of anything else', async () => {
      expect(await message(query(`{ ${types(nested(6))} }`))).toMatch(/[Ii]ntrospection/);
      expect(await message(query(`{ ${types(nested(10))} }`))).toMatch(/^Max query depth/);
      expect(await message(query(`{ ${types('name '.repeat(300))} }`))).toMatch(/^Max query complexity/);
    });

    it('takes no alias that makes the answer longer than the contract', async () => {
      const refused = 'Introspection takes no aliases. Ask for each field by its own name.';
      const names = aliased(200, () => 'name');
      for (const asked of [
        `{ ${types(nested(1, names))} }`,
        `{ ${types(`a${'x'.repeat(400)}: name`)} }`,
        `{ ${types('...A')} } fragment A on __Type { ${names} }`,
        `{ ...A } fragment A on Query { ${aliased(2, () => types('name'))} }`,
        `{ __type(name: "Query") { fields { ${names} } } }`,
      ])
        expect(await message(query(asked))).toBe(refused);
    });

    it('answers about several types at once, as many as there may be fields at the root', async () => {
      const some = (count: number) => query(`{ ${aliased(count, () => '__type(name: "Cart") { name }')} }`);
      expect((await some(20)).data).toMatchObject({ a19: { name: 'Cart' } });
      expect(await message(some(21))).toBe('Max number of fields at the root should be 20 but got 21.');
    });
  });
});
