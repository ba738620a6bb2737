import { describe, expect, it } from 'vitest';
import { makeSandbox } from '../testing/makeSandbox.ts';

const post = (body: BodyInit | null, headers: Record<string, string> = { 'content-type': 'application/json' }) =>
  new Request('http://sandbox.test/graphql', { method: 'POST', headers, body });

async function refusal(response: Response) {
  const body = (await response.json()) as {
    errors: { message: string; extensions?: { category?: string } }[];
    data?: unknown;
  };
  return {
    status: response.status,
    message: body.errors[0]?.message,
    category: body.errors[0]?.extensions?.category,
    keys: Object.keys(body),
  };
}

describe('GraphQL endpoint', () => {
  const { fetch, query, get } = makeSandbox();

  it('answers queries by GET and by POST alike', async () => {
    const operation = 'query Country($id: String) { country(id: $id) { id } }';
    const answers = [await get(operation, { id: 'IN' }), await query(operation, { id: 'IN' })];
    for (const answer of answers)
      expect(answer).toMatchObject({ status: 200, data: { country: { id: 'IN' } }, errors: undefined });
  });

  it('chooses the operation by name', async () => {
    const search = new URLSearchParams({
      query: 'query A { country(id: "IN") { id } } query B { currency { base_currency_code } }',
      operationName: 'B',
    });
    const response = await fetch(new Request(`http://sandbox.test/graphql?${search}`));
    expect(await response.json()).toEqual({ data: { currency: { base_currency_code: 'INR' } } });
  });

  it('refuses a mutation by GET', async () => {
    const response = await fetch(
      new Request(
        `http://sandbox.test/graphql?query=${encodeURIComponent('mutation { revokeCustomerToken { result } }')}`,
      ),
    );
    expect(await refusal(response)).toEqual({
      status: 500,
      message: 'Mutation requests allowed only for POST requests',
      category: 'graphql-input',
      keys: ['errors'],
    });
  });

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'application/jsonp', ''])(
    'refuses a POST with the content type %j',
    async type => {
      const response = await fetch(post('{"query":"{ currency { base_currency_code } }"}', { 'content-type': type }));
      expect(await refusal(response)).toMatchObject({
        status: 500,
        message: 'Request content type must be application/json',
        category: 'graphql-input',
      });
    },
  );

  it('takes a content type with a charset', async () => {
    const response = await fetch(
      post('{"query":"{ __typename }"}', { 'content-type': 'Application/JSON; charset=utf-8' }),
    );
    expect(await response.json()).toEqual({ data: { __typename: 'Query' } });
  });

  it('reports JSON that is none', async () => {
    expect(await refusal(await fetch(post('{"query":')))).toMatchObject({
      status: 500,
      message: 'Unable to unserialize value. Error: Syntax error',
    });
  });

  it('refuses a body that is too large before parsing it', async () => {
    const response = await fetch(post(JSON.stringify({ query: `{ __typename } # ${'x'.repeat(1_100_000)}` })));
    expect(response.status).toBe(413);
  });

  it('masks what was not meant for the client, without a stack trace, and reports it', async () => {
    const reported: unknown[] = [];
    const broken = makeSandbox({ onError: error => reported.push(error) });
    broken.db.exec('ALTER TABLE cms_page RENAME TO hidden');
    const answer = await broken.query('{ cmsPage(identifier: "home") { title } }');
    expect(answer).toMatchObject({ status: 200, data: { cmsPage: null } });
    expect(answer.errors).toEqual([
      { message: 'Internal server error', path: ['cmsPage'], locations: [{ line: 1, column: 3 }] },
    ]);
    expect(String(reported[0])).toContain('no such table');
  });

  it('reports only the first of several errors', async () => {
    const { data, errors } = await query(
      '{ a: cmsPage(identifier: "x") { title } b: cmsPage(identifier: "y") { title } }',
    );
    expect(data).toEqual({ a: null, b: null });
    expect(errors).toHaveLength(1);
  });

  it.each([
    ['2.4.6', 500],
    ['2.4.8', 400],
  ] as const)('answers a syntax error as release %s does with %i', async (magentoRelease, status) => {
    const answer = await makeSandbox({ magentoRelease }).query('{ products(');
    expect(answer.status).toBe(status);
    expect(answer.errors?.[0]?.message).toMatch(/^Syntax Error/);
  });

  it('says what is wrong with a field that does not exist', async () => {
    const answer = await query('{ shop { name } }');
    expect(answer).toMatchObject({ status: 200, data: undefined, errors: [{ extensions: { category: 'graphql' } }] });
    expect(answer.errors?.[0]?.message).toContain('Cannot query field "shop"');
  });
});

describe('query limits', () => {
  const { query } = makeSandbox();

  it('lets a depth of 20 pass and refuses 21', async () => {
    const nested = (levels: number) =>
      `{ categoryList ${'{ children '.repeat(levels - 1)}{ uid }${' }'.repeat(levels - 1)} }`;
    expect((await query(nested(20))).errors).toBeUndefined();
    expect((await query(nested(21))).errors?.[0]?.message).toBe('Max query depth should be 20 but got 21.');
  });

  it('lets 300 fields pass and refuses 301, counting a fragment each time it is spread', async () => {
    const spread = (
      fields: number,
    ) => `{ storeConfig { ${'...Ten '.repeat(Math.floor((fields - 1) / 10))} ${Array.from({ length: (fields - 1) % 10 }, (_, i) => `z${i}: code`).join(' ')} } }
      fragment Ten on StoreConfig { ${Array.from({ length: 10 }, (_, i) => `f${i}: code`).join(' ')} }`;
    expect((await query(spread(300))).errors).toBeUndefined();
    expect((await query(spread(301))).errors?.[0]?.message).toBe('Max query complexity should be 300 but got 301.');
  });
});

describe('Store and Content-Currency', () => {
  const { query, get } = makeSandbox();
  const code = '{ storeConfig { store_code } }';

  it.each([
    [{}, 'zepp'],
    [{ store: 'uni' }, 'uni'],
    [{ store: ' float ' }, 'float'],
    [{ cookie: 'a=1; store=float' }, 'float'],
    [{ store: 'uni', cookie: 'store=float' }, 'uni'],
    [{ cookie: 'store=closed' }, 'zepp'],
  ] as [Record<string, string>, string][])('%j is the store view %s', async (headers, expected) => {
    expect((await query(code, {}, headers)).data).toEqual({ storeConfig: { store_code: expected } });
  });

  it('refuses a store view that does not exist', async () => {
    expect(await get(code, {}, { store: 'xyz' })).toMatchObject({
      status: 500,
      data: undefined,
      errors: [{ message: 'Requested store is not found (xyz)', extensions: { category: 'graphql-input' } }],
    });
  });

  it('takes INR in any case and refuses other currencies', async () => {
    expect((await query(code, {}, { 'content-currency': 'inr' })).status).toBe(200);
    expect(await query(code, {}, { 'content-currency': 'USD' })).toMatchObject({
      status: 500,
      errors: [{ message: 'Please correct the target currency' }],
    });
  });
});

describe('caching', () => {
  const { query, get, fetch } = makeSandbox();
  const cacheable = '{ storeConfig { code } products(filter: { sku: { eq: "AUR-SP-1" } }) { items { sku } } }';

  it('lets a cache keep a GET whose fields are all cacheable, and names what it shows', async () => {
    const { headers } = await get(cacheable);
    expect(headers.get('cache-control')).toBe('public, max-age=86400');
    expect(headers.get('x-magento-tags')).toBe('cat_p,cat_p_5,FPC');
  });

  it.each([
    ['a POST', () => query(cacheable)],
    ['one field that is private', () => get('{ storeConfig { code } customer { firstname } }')],
    ['an error', () => get('{ cmsPage(identifier: "nothing") { title } }')],
    ['another cache id than the current one', () => get(cacheable, {}, { 'x-magento-cache-id': 'old' })],
    [
      'a private field in a fragment',
      () =>
        get(
          'query { ...Private } fragment Private on Query { storeConfig { code } isEmailAvailable(email: "a@example.com") { is_email_available } }',
        ),
    ],
  ])('lets nobody keep %s', async (_, ask) => {
    const { headers } = await ask();
    expect(headers.get('cache-control')).toMatch(/^no-store/);
    expect(headers.get('x-magento-tags')).toBeNull();
  });

  it('sends the cache id with every query, one per store view', async () => {
    const ids = [
      (await get(cacheable)).headers.get('x-magento-cache-id'),
      (await query(cacheable)).headers.get('x-magento-cache-id'),
      (await get(cacheable, {}, { store: 'uni' })).headers.get('x-magento-cache-id'),
    ];
    expect(ids[0]).toMatch(/^[0-9a-f]{64}$/);
    expect(ids[1]).toBe(ids[0]);
    expect(ids[2]).not.toBe(ids[0]);
  });

  it('keeps being public when the current cache id is sent', async () => {
    const id = (await get(cacheable)).headers.get('x-magento-cache-id')!;
    expect((await get(cacheable, {}, { 'x-magento-cache-id': id })).headers.get('cache-control')).toContain('public');
  });

  it('answers a probe of its health', async () => {
    expect(await (await fetch(new Request('http://sandbox.test/health'))).json()).toEqual({ status: 'ok' });
  });
});
