import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openEdge, type Edge } from './openEdge.ts';

let edge: Edge;
beforeAll(async () => {
  edge = await openEdge();
});
afterAll(async () => {
  await edge?.close();
});

interface Answer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: string;
}

/** Unlike fetch, it sends exactly these headers, cookies included. */
const ask = (
  path: string,
  headers: Record<string, string> = {},
  method = 'GET',
  body?: string,
  localAddress?: string,
) =>
  new Promise<Answer>((resolve, reject) => {
    const sent = request(
      edge.address + path,
      { method, headers, ...(localAddress !== undefined && { localAddress }) },
      answer => {
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => chunks.push(chunk));
        answer.on('end', () =>
          resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(chunks).toString() }),
        );
      },
    );
    sent.on('error', reject);
    sent.end(body);
  });

const cached = async (path: string, headers: Record<string, string> = {}) =>
  (await ask(path, headers)).headers['x-edge'];
const graphql = (query: string) => `/graphql?query=${encodeURIComponent(query)}`;
const products = (tag: string) =>
  graphql(`query ${tag} { products(search: "phone", pageSize: 2) { items { sku name } } }`);
const storeCode = graphql('query Code { storeConfig { store_code } }');
const post = (query: string, headers: Record<string, string> = {}) =>
  ask('/graphql', { 'content-type': 'application/json', ...headers }, 'POST', JSON.stringify({ query }));

async function signIn(email: string): Promise<string> {
  const { body } = await post(`mutation { generateCustomerToken(email: "${email}", password: "Shop@1234") { token } }`);
  const { data } = JSON.parse(body) as { data: { generateCustomerToken: { token: string } } };
  return data.generateCustomerToken.token;
}

describe('what everybody may see', () => {
  it('is kept: pages and answers of the catalogue are hits the second time', async () => {
    for (const path of ['/terms-and-condition?a=1', products('Kept')]) {
      expect(await cached(path)).toBe('miss');
      const again = await ask(path);
      expect([again.status, again.headers['x-edge']]).toEqual([200, 'hit']);
    }
  });

  it("is a hit for a signed-in customer's page, too, whatever other cookies come", async () => {
    await ask('/?b=1');
    expect(await cached('/?b=1', { cookie: 'PHPSESSID=abc; consent=yes' })).toBe('hit');
  });

  it('is a hit whatever campaign it came from and in whatever order the address names things', async () => {
    await ask('/search.html?query=phone&sort=price');
    expect(await cached('/search.html?sort=price&query=phone&utm_source=mail&gclid=1')).toBe('hit');
  });

  it('is told apart by store view', async () => {
    await ask('/?c=1', { cookie: 'x=1; store_zepp_coins=zepp' });
    expect(await cached('/?c=1', { cookie: 'store_zepp_coins=uni' })).toBe('miss');
    const [zepp, uni] = [
      await ask('/?c=1', { cookie: 'store_zepp_coins=zepp' }),
      await ask('/?c=1', { cookie: 'y=2; store_zepp_coins=uni' }),
    ];
    expect([zepp.headers['x-edge'], uni.headers['x-edge']]).toEqual(['hit', 'hit']);
    expect([zepp.body.includes('"storeCode":"zepp"'), uni.body.includes('"storeCode":"uni"')]).toEqual([true, true]);
    expect(uni.body).not.toContain('"storeCode":"zepp"');
  });

  it('is told apart by the Store header and the currency', async () => {
    for (const store of ['zepp', 'uni', 'float'])
      expect((await ask(storeCode, { store })).body).toContain(`"${store}"`);
    for (const store of ['zepp', 'uni', 'float']) {
      const { headers, body } = await ask(storeCode, { store });
      expect([headers['x-edge'], body.includes(`"${store}"`)]).toEqual(['hit', true]);
    }
    expect(await cached(storeCode, { store: 'zepp', 'content-currency': 'INR' })).toBe('miss');
    expect(await cached(storeCode, { store: 'zepp', 'content-currency': 'INR' })).toBe('hit');
    expect(await cached('/?d=1', { cookie: 'currency_zepp_coins=INR' })).toBe('miss');
    expect(await cached('/?d=1')).toBe('miss');
  });

  it('is told apart by the way in which it is compressed', async () => {
    const encoding = async (accepted: string) =>
      (await ask('/?e=1', { 'accept-encoding': accepted })).headers['content-encoding'];
    expect([
      await encoding('gzip, br'),
      await encoding('gzip'),
      await encoding('identity'),
      await encoding('br;q=1, gzip'),
    ]).toEqual(['br', 'gzip', undefined, 'br']);
  });

  it('is told apart by how the browser came, of which a balancer says one word', async () => {
    const canonical = async (proto: string) => {
      const { headers, body } = await ask('/terms-and-condition?g=1', { 'x-forwarded-proto': proto });
      return [headers['x-edge'], /<link rel="canonical" href="(https?):/.exec(body)?.[1]];
    };
    expect([await canonical('http'), await canonical('https')]).toEqual([
      ['miss', 'http'],
      ['miss', 'https'],
    ]);
    for (const proto of ['https://evil.example/?', 'https, http', 'HTTPS', 'ftp'])
      expect(await canonical(proto)).toEqual(['hit', 'http']);
    expect(await canonical('https')).toEqual(['hit', 'https']);
  });

  it("is the same for one host in all its spellings, and nothing for hosts that are not the shop's", async () => {
    await ask('/terms-and-condition?h=1', { host: 'shop.localhost' });
    expect(await cached('/terms-and-condition?h=1', { host: 'SHOP.localhost:80' })).toBe('hit');
    expect(await cached('/terms-and-condition?h=1', { host: 'shop.localhost.:443' })).toBe('hit');
    for (const turn of ['first', 'second']) {
      const { status, headers } = await ask('/terms-and-condition?h=1', { host: 'evil.example' });
      expect([turn, status, headers['x-edge']]).toEqual([turn, 421, 'miss']);
    }
  });

  it('is compressed once, answers of the catalogue too', async () => {
    const path = products('Compressed');
    const read = async (accepted: string) => {
      const answer = await fetch(edge.address + path, { headers: { 'accept-encoding': accepted } });
      return [
        answer.headers.get('content-encoding'),
        answer.headers.get('x-edge'),
        Object.keys((await answer.json()) as object),
      ];
    };
    expect([await read('br'), await read('gzip'), await read('identity')]).toEqual([
      ['br', 'miss', ['data']],
      ['gzip', 'miss', ['data']],
      [null, 'miss', ['data']],
    ]);
    expect([await read('gzip, br'), await read('gzip'), await read('identity')]).toEqual([
      ['br', 'hit', ['data']],
      ['gzip', 'hit', ['data']],
      [null, 'hit', ['data']],
    ]);
    const { headers } = await ask(path, { 'accept-encoding': 'br' });
    expect(headers['vary']).toContain('accept-encoding');
    expect(Number(headers['content-length'] ?? 0)).toBeLessThan(400);
  });

  it('is kept by the edge, not by the browser, which nobody can purge', async () => {
    const { headers } = await ask(products('Browser'));
    expect(headers['cache-control']).toMatch(/public.*s-maxage=86400/);
    expect(headers['cache-control']).toMatch(/(^|[ ,])max-age=60\b/);
    expect([headers['x-magento-tags'], headers['via']]).toEqual([undefined, undefined]);
  });
});

describe('what is private', () => {
  it("is never kept: a token makes an answer one's own", async () => {
    const [asha, ravi] = [await signIn('asha@example.com'), await signIn('ravi@example.com')];
    const who = graphql('query Who { customer { firstname } }');
    const as = (token: string) => ask(who, { authorization: `Bearer ${token}` });
    const answers = [await as(asha), await as(ravi), await as(asha)];
    expect(answers.map(({ body }) => /"firstname":"(\w+)"/.exec(body)?.[1])).toEqual(['Asha', 'Ravi', 'Asha']);
    expect(answers.map(({ headers }) => headers['x-edge'])).toEqual(['miss', 'miss', 'miss']);
    expect((await ask(who)).body).not.toMatch(/Asha|Ravi/);
  });

  it('does not come from the catalogue either: with a token nothing is kept or taken', async () => {
    const token = await signIn('asha@example.com');
    const path = products('Own');
    expect(await cached(path, { authorization: `Bearer ${token}` })).toBe('miss');
    expect(await cached(path)).toBe('miss');
    expect(await cached(path, { authorization: `Bearer ${token}` })).toBe('miss');
  });

  it('is a cart by its id', async () => {
    const created = await post('mutation { createEmptyCart }');
    const { data } = JSON.parse(created.body) as { data: { createEmptyCart: string } };
    const path = graphql(`{ cart(cart_id: "${data.createEmptyCart}") { id } }`);
    expect([await cached(path), await cached(path)]).toEqual(['miss', 'miss']);
  });

  it.each([
    '/cart',
    '/checkout',
    '/sign-in',
    '/order-history',
    '/zepp-coins',
    '/order-confirmation',
    '/rest/V1/guest-carts/x/totals',
    '/healthz',
  ])('is %s', async path => {
    const first = await ask(path);
    const second = await ask(path);
    expect([first.headers['x-edge'], second.headers['x-edge']]).toEqual(['miss', 'miss']);
    expect(second.headers['cache-control']).toMatch(/no-store|private/);
  });

  it('is the switch of store view: its cookie goes to one shopper', async () => {
    const switching = await ask('/?___store=uni');
    expect(switching.status).toBe(302);
    expect(String(switching.headers['set-cookie'])).toContain('store_zepp_coins=uni');
    const next = await ask('/?___store=float');
    expect(String(next.headers['set-cookie'])).toContain('store_zepp_coins=float');
    expect((await ask('/')).headers['set-cookie']).toBeUndefined();
  });

  it('is what failed: a refusal of one does not stay for all', async () => {
    const path = graphql('query Wrong { nothingOfTheKind }');
    expect([await cached(path), await cached(path)]).toEqual(['miss', 'miss']);
  });
});

describe('purging', () => {
  const byTag = (pattern: string) => ask('/', { 'x-magento-tags-pattern': pattern }, 'PURGE');

  it('by tag forgets the pages and answers that carry it, and no others', async () => {
    const origin = await fetch(edge.origin + products('Tagged'));
    const tag = origin.headers
      .get('x-magento-tags')
      ?.split(',')
      .find(name => /^cat_p_\d+$/.test(name));
    const other = storeCode;
    for (const path of [products('Tagged'), other]) {
      await ask(path);
      await ask(path);
    }
    expect((await byTag(`((^|,)${tag}(,|$))`)).status).toBe(200);
    expect([await cached(products('Tagged')), await cached(other)]).toEqual(['miss', 'hit']);
  });

  it('reaches pages by the tags of what they were rendered from', async () => {
    const path = '/terms-and-condition?f=1';
    const tags = (await fetch(edge.origin + path)).headers.get('x-magento-tags') ?? '';
    const tag = tags.split(',').find(name => /^cms_p_\d+$/.test(name));
    expect(tag).toBeDefined();
    await ask(path);
    expect(await cached(path)).toBe('hit');
    await byTag(`((^|,)${tag}(,|$))`);
    expect(await cached(path)).toBe('miss');
  });

  it('by address forgets the page in every store view', async () => {
    const path = '/contact-us';
    for (const cookie of ['store_zepp_coins=zepp', 'store_zepp_coins=uni']) {
      await ask(path, { cookie });
      await ask(path, { cookie });
    }
    expect((await ask(path, {}, 'PURGE')).status).toBe(200);
    expect([
      await cached(path, { cookie: 'store_zepp_coins=zepp' }),
      await cached(path, { cookie: 'store_zepp_coins=uni' }),
    ]).toEqual(['miss', 'miss']);
  });

  it('is sent to every node, for each keeps pages of its own', async () => {
    const path = '/terms-and-condition?nodes=1';
    const seen = () =>
      Promise.all(edge.nodes.map(async node => (await fetch(node + path)).headers.get('x-edge') ?? undefined));
    await seen();
    expect(await seen()).toEqual(['hit', 'hit']);
    const purge = (node: string) => fetch(node + path, { method: 'PURGE' });
    await purge(edge.address);
    expect(await seen()).toEqual(['miss', 'hit']);
    for (const node of edge.nodes) expect((await purge(node)).status).toBe(200);
    expect(await seen()).toEqual(['miss', 'miss']);
  });

  it('is for the addresses that may', async () => {
    const path = '/privacy-policy';
    await ask(path);
    const answers = [
      await ask(path, {}, 'PURGE', undefined, '127.0.0.2'),
      await ask('/', { 'x-magento-tags-pattern': '.*' }, 'BAN', undefined, '127.0.0.2'),
    ];
    expect(answers.map(({ status }) => status)).toEqual([405, 405]);
    expect(await cached(path)).toBe('hit');
  });

  it('says what is missing', async () => {
    expect((await ask('/', {}, 'BAN')).status).toBe(400);
  });
});
