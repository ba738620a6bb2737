import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createSandbox, type Sandbox } from '../src/index.ts';

const HELP = `node bench/catalogue.ts [--small 1000] [--large 100000] [--limit 3]

Asks a shop of few and one of many products the same questions, by turns, and prints the median of each in milliseconds with
their ratio. Ends with 1 when a ratio is above the limit. Machines differ, ratios hardly do.`;

const { values } = parseArgs({
  options: {
    small: { type: 'string', default: '1000' },
    large: { type: 'string', default: '100000' },
    limit: { type: 'string', default: '3' },
    help: { type: 'boolean', default: false },
  },
});
if (values.help) {
  console.log(HELP);
  process.exit(0);
}

const ROUNDS = 46;
const WARM_UP = 8;

const listing = `query ($search: String, $filter: ProductAttributeFilterInput, $sort: ProductAttributeSortInput, $page: Int) {
  products(search: $search, filter: $filter, sort: $sort, pageSize: 6, currentPage: $page) {
    total_count page_info { current_page total_pages }
    items { uid sku name url_key stock_status small_image { url label } price_range { minimum_price { regular_price { value } final_price { value } discount { percent_off } } } }
    aggregations { attribute_code label count options { label value count } }
  }
}`;

/** Without counts: what a shopper sees while typing. */
const suggesting =
  'query ($search: String) { products(search: $search, pageSize: 6) { total_count suggestions { search } items { uid name url_key small_image { url } } } }';

const inCategory = (path: string, more: object = {}) => ({ filter: { category_url_path: { eq: path }, ...more } });

/** As shoppers of such a shop type them; each round asks for another one. */
const words = [
  'headphones',
  'laptop',
  'kettle',
  'saree',
  'office chair',
  'assam tea',
  'yoga',
  'cricket bat',
  'mixer',
  'power bank',
  'sneakers',
  'monitor',
  'bedsheet',
  'trimmer',
  'notebook',
  'backpack',
  'smartwatch',
  'honey',
  'router',
  'dumbbells',
  'perfume',
  'tablet',
  'suitcase',
];
const word = (round: number) => words[round % words.length]!;

const questions: Record<string, [query: string, variables: object | ((round: number) => object)]> = {
  'category, top level': [listing, inCategory('laptops-computers')],
  'category, shelf': [listing, inCategory('audio/headphones-earbuds/headphones')],
  'category, page 4': [listing, { ...inCategory('kitchen-dining'), page: 4 }],
  'filter by brand': [listing, inCategory('audio', { brand_code: { in: ['sonaara', 'dhwanix'] } })],
  'filter by price': [listing, inCategory('home-furniture', { price: { from: '1000', to: '5000' } })],
  'filter by price, whole shop': [listing, { filter: { price: { from: '500', to: '50000' } } }],
  'sort by price': [listing, { ...inCategory('mobiles-tablets'), sort: { price: 'ASC' } }],
  'sort by name, downwards': [listing, { ...inCategory('kitchen-dining'), sort: { name: 'DESC' } }],
  search: [listing, round => ({ search: word(round) })],
  'search, cheapest first': [listing, round => ({ search: word(round), sort: { price: 'ASC' } })],
  'search in a category': [listing, round => ({ search: word(round), ...inCategory('kitchen-dining') })],
  'search, most common word': [listing, { search: 'laptop' }],
  'search while typing': [suggesting, round => ({ search: word(round).slice(0, 3 + (round % 3)) })],
  'search, misspelt': [suggesting, round => ({ search: word(round).replace(/.(?=..$)/, '') })],
  'product page': [
    'query ($key: String) { products(filter: { url_key: { eq: $key } }) { items { uid name description { html } related_products { sku } media_gallery { url } } } }',
    { key: 'zentoro-basic-wired-optical-mouse' },
  ],
};

async function open(products: number): Promise<{ sandbox: Sandbox; close: () => Promise<void> }> {
  const dataDir = mkdtempSync(join(tmpdir(), 'commerce-sandbox-bench-'));
  const started = performance.now();
  await createSandbox({ dataDir }).close();
  const shipped = performance.now();
  const sandbox = createSandbox({ dataDir, products });
  const ready = performance.now();
  console.log(
    `${products} generated products: the shipped catalogue in ${Math.round(shipped - started)} ms, these in ` +
      `${((ready - shipped) / 1000).toFixed(1)} s, ${Math.round(process.memoryUsage.rss() / 1e6)} MB resident`,
  );
  return {
    sandbox,
    close: async () => {
      await sandbox.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

async function ask(sandbox: Sandbox, query: string, variables: object): Promise<number> {
  const request = new Request('http://bench.test/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query, variables }),
  });
  const started = performance.now();
  const response = await sandbox.fetch(request);
  const { errors } = (await response.json()) as { errors?: { message: string }[] };
  if (errors) throw new Error(errors.map(({ message }) => message).join(' '));
  return performance.now() - started;
}

const median = (times: number[]) => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)]!;

const small = await open(Number(values.small));
const large = await open(Number(values.large));
const limit = Number(values.limit);
let isWithin = true;
console.log(`\n${'question'.padEnd(32)}${values.small.padStart(10)}${values.large.padStart(10)}     ratio`);
for (const [name, [query, variables]] of Object.entries(questions)) {
  const times: [number[], number[]] = [[], []];
  for (let round = 0; round < ROUNDS + WARM_UP; round++) {
    for (const [at, shop] of [small, large].entries()) {
      const time = await ask(shop.sandbox, query, typeof variables === 'function' ? variables(round) : variables);
      if (round >= WARM_UP) times[at]!.push(time);
    }
  }
  const [few, many] = times.map(median) as [number, number];
  const ratio = many / few;
  if (ratio > limit) isWithin = false;
  console.log(
    `${name.padEnd(32)}${few.toFixed(2).padStart(10)}${many.toFixed(2).padStart(10)}${ratio.toFixed(2).padStart(10)}${ratio > limit ? '  above the limit' : ''}`,
  );
}
await small.close();
await large.close();
console.log(isWithin ? `\nAll within ${limit} times.` : `\nNot within ${limit} times.`);
process.exitCode = isWithin ? 0 : 1;
