import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { freePort } from '../freePorts.ts';
import { sendLoad, type Ask, type Heard } from '../load/sendLoad.ts';
import { openShop, type OpenShop } from '../purchases/openShop.ts';
import { seeded } from '../purchases/seeded.ts';

/** How many pages are asked for, and for how long at most, ms. */
const pages = 30_000;
const longest = 20 * 60_000;
/** Pages between two looks at the memory. */
const chunk = 1500;
/** How much more memory the last quarter may hold than the second, as a part of it, and bytes beside that. */
const growth = { part: 0.1, bytes: 16 * 1024 * 1024 };
/** Most that the process may hold at any look, bytes, its few kept pages included: docs/sizing.md counts with it. */
const mostResident = 500 * 1024 * 1024;
/** Of so many visitors one leaves before the answer. */
const leavers = 20;
const atOnce = 24;
/** More pages at once than a server lets in. */
const crowd = 900;

/** Memory that is in use, bytes. */
export interface Memory {
  heap: number;
  /** What V8 has taken for its heap, in use or not. */
  committed: number;
  /** Buffers outside of the heap. */
  external: number;
  /** All that the process holds: beside those, code, and what compressing and the allocator keep. */
  resident: number;
}

/** A sentence for each kind of memory of which the last quarter holds more than the second, and for a process that is too large. */
export function judgeMemory(samples: readonly Pick<Memory, 'heap' | 'resident'>[]): string[] {
  const quarter = Math.floor(samples.length / 4);
  if (quarter === 0) return ['soak: too few looks at the memory'];
  // What is left after a collection: a look in between holds what is thrown away soon.
  const least = (kind: 'heap' | 'resident', part: typeof samples) => Math.min(...part.map(sample => sample[kind]));
  const most = Math.max(...samples.map(({ resident }) => resident));
  const growing = (['heap', 'resident'] as const).flatMap(kind => {
    const early = least(kind, samples.slice(quarter, quarter * 2));
    const late = least(kind, samples.slice(-quarter));
    return late > early * (1 + growth.part) + growth.bytes
      ? [`soak: ${kind} memory grew from ${inMegabytes(early)} to ${inMegabytes(late)} MB`]
      : [];
  });
  return most > mostResident
    ? [...growing, `soak: the process held ${inMegabytes(most)} MB, wanted at most ${inMegabytes(mostResident)}`]
    : growing;
}

const inMegabytes = (bytes: number) => Math.round(bytes / 1024 / 1024);

async function memoryAt(metrics: string): Promise<Memory> {
  const text = await (await fetch(metrics)).text();
  const read = (name: string) => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1] ?? Number.NaN);
  return {
    heap: read('nodejs_heap_size_used_bytes'),
    committed: read('nodejs_heap_size_total_bytes'),
    external: read('nodejs_external_memory_bytes'),
    resident: read('process_resident_memory_bytes'),
  };
}

const textOf = ({ body, headers }: Heard): string => {
  const encoding = headers['content-encoding'];
  if (encoding === 'br') return brotliDecompressSync(body).toString();
  return (encoding === 'gzip' ? gunzipSync(body) : body).toString();
};

async function ask<Data>({ commerceUrl }: OpenShop, query: string, store?: string): Promise<Data> {
  const headers = store === undefined ? {} : { store };
  const answer = await fetch(`${commerceUrl}/graphql?query=${encodeURIComponent(query)}`, { headers });
  return ((await answer.json()) as { data: Data }).data;
}

const missingPath = '/no-such-page.html';

/** What may be asked for in a store view, by the addresses that it has. */
async function pathsOf(shop: OpenShop, view: string): Promise<string[]> {
  const { storeConfig, products, categoryList } = await ask<{
    storeConfig: { product_url_suffix: string; category_url_suffix: string };
    products: { items: { url_key: string }[] };
    categoryList: { children: { url_path: string }[] }[];
  }>(
    shop,
    '{ storeConfig { product_url_suffix category_url_suffix } products(search: "a", pageSize: 60) { items { url_key } }' +
      ' categoryList { children { url_path } } }',
    view,
  );
  const [category] = categoryList[0]?.children ?? [];
  return [
    '/',
    '/cart',
    missingPath,
    ...products.items.map(({ url_key: key }) => `/${key}${storeConfig.product_url_suffix}`),
    ...(category ? [`/${category.url_path}${storeConfig.category_url_suffix}`] : []),
  ];
}

/** Visitors of all store views, with cookies of their own, and what was wrong with what they got. */
async function makeVisitors(shop: OpenShop, random: () => number) {
  const { availableStores } = await ask<{ availableStores: { store_code: string }[] }>(
    shop,
    '{ availableStores { store_code } }',
  );
  const views = availableStores.map(({ store_code: code }) => code);
  const pick = <Value>(values: readonly Value[]): Value => values[Math.floor(random() * values.length)] as Value;
  const pathsIn = new Map<string, string[]>();
  for (const view of views) pathsIn.set(view, await pathsOf(shop, view));
  const asked = new Map<number, { view: string; path: string }>();
  const complaints = new Set<string>();
  const next = (index: number): Ask => {
    const view = pick(views);
    // Some come by addresses that nobody linked.
    const path = pick(pathsIn.get(view) ?? ['/']) + (random() < 0.1 ? `?from=${Math.floor(random() * 100_000)}` : '');
    const leaves = index % leavers === 0;
    asked.set(index, { view, path });
    return {
      path,
      headers: {
        'accept-encoding': pick(['br', 'gzip', 'identity']),
        'x-forwarded-for': `10.7.${index % 250}.${Math.floor(random() * 250)}`,
        cookie: `a=secret-${index}; store_float_price=${view}; token=secret-${Math.floor(random() * 1e9)}`,
        authorization: `Bearer secret-${index}`,
      },
      leavesAfter: leaves ? random() * 40 : undefined,
    };
  };
  const hear = (index: number, heard: Heard) => {
    const { view, path } = asked.get(index) ?? { view: '', path: '' };
    asked.delete(index);
    const kind = path.replace(/\?.*/, '');
    if (heard.status === 503) return;
    const expected = kind === missingPath ? 404 : 200;
    if (heard.status !== expected) complaints.add(`soak: ${kind} was ${heard.status}`);
    const text = textOf(heard);
    if (!text.includes(`"storeCode":"${view}"`)) complaints.add(`soak: ${kind} was made for another store view`);
    if ((text + JSON.stringify(heard.headers)).includes('secret-')) complaints.add(`soak: ${kind} says who asked`);
  };
  return { next, hear, views, complaints };
}

/** More visitors at once than can be served: they are told at once, the health check answers, and it is over soon. */
async function overload(shop: OpenShop): Promise<string[]> {
  const retryAfter = new Set<string | undefined>();
  const state = { isOver: false };
  const loading = sendLoad({
    address: shop.address,
    requests: crowd * 3,
    atOnce: crowd,
    ask: index => ({ path: `/?crowd=${index}`, headers: { 'x-forwarded-for': `10.6.${index % 250}.${index % 200}` } }),
    hear: (_, { status, headers }) => void (status === 503 && retryAfter.add(headers['retry-after'])),
  }).finally(() => {
    state.isOver = true;
  });
  const health: number[] = [];
  while (!state.isOver) {
    const began = performance.now();
    const answer = await fetch(`${shop.address}/healthz`);
    if (answer.status === 200) health.push(performance.now() - began);
    await new Promise(resolve => setTimeout(resolve, 200));
  }
  const result = await loading;
  const began = performance.now();
  const isBack = async () => (await fetch(`${shop.address}/?after=${performance.now()}`)).status === 200;
  while (!(await isBack()) && performance.now() - began < 30_000)
    await new Promise(resolve => setTimeout(resolve, 200));
  const recovered = performance.now() - began;
  console.log(
    `overload: of ${crowd * 3} visitors, ${crowd} at once, ${result.statuses[200] ?? 0} got a page and ${result.statuses[503] ?? 0} were asked to come again; ` +
      `health answered in ${Math.round(Math.max(...health))} ms at most; pages were made again after ${Math.round(recovered)} ms`,
  );
  const others = Object.keys(result.statuses).filter(status => status !== '200' && status !== '503');
  return [
    ...(result.statuses[503] ? [] : ['overload: nobody was asked to come again']),
    ...(retryAfter.has(undefined) ? ['overload: a 503 came without Retry-After'] : []),
    ...(others.length > 0 || result.failed > 0
      ? [`overload: ${others.join(', ')} answered, ${result.failed} unanswered`]
      : []),
    ...(recovered < 30_000 ? [] : ['overload: no page was made in the 30 s after it']),
  ];
}

/**
 * Thousands of pages of all store views with random cookies, some visitors leaving early, then more at once than can be
 * served. Prints what was seen; answers what was wrong: pages of others, memory that grows, failures on stderr.
 */
export async function soak(): Promise<string[]> {
  const metricsPort = await freePort(9464, []);
  const shop = await openShop({
    // Little room, so that pages come and go.
    env: { PAGE_CACHE_MB: '8', ANSWER_CACHE_MB: '8', METRICS_PORT: String(metricsPort) },
  });
  try {
    const metrics = `http://127.0.0.1:${metricsPort}/metrics`;
    const { next, hear, views, complaints } = await makeVisitors(shop, seeded(1));
    const samples: Memory[] = [];
    const counts = { pages: 0, busy: 0, left: 0, failed: 0 };
    const began = performance.now();
    while (counts.pages < pages && performance.now() - began < longest) {
      const from = counts.pages;
      const { statuses, left, failed } = await sendLoad({
        address: shop.address,
        requests: chunk,
        atOnce,
        ask: index => next(from + index),
        hear: (index, heard) => hear(from + index, heard),
      });
      counts.pages += chunk;
      counts.busy += statuses[503] ?? 0;
      counts.left += left;
      counts.failed += failed;
      samples.push(await memoryAt(metrics));
    }
    const seconds = (performance.now() - began) / 1000;
    const memory = samples.map(({ heap, committed, external, resident }) =>
      [heap, committed, external, resident].map(inMegabytes).join('/'),
    );
    console.log(
      `soak: ${counts.pages} pages of ${views.length} store views in ${Math.round(seconds)} s; ${counts.busy} were asked to come again, ${counts.left} left early, ${counts.failed} unanswered\n` +
        `soak: memory, MB, of the heap in use/taken, of buffers, in all: ${memory.join(' ')}`,
    );
    const overloaded = await overload(shop);
    // That a visitor got a kept page because more were asked for than can be made is no failure.
    const told = shop
      .complaints()
      .filter(entry => /unhandled|"error"|"stack"/i.test(entry) && !entry.includes('"error":"Overloaded: '));
    return [
      ...complaints,
      ...judgeMemory(samples),
      ...(counts.failed > 0 ? [`soak: ${counts.failed} requests had no answer`] : []),
      ...(counts.pages < pages ? [`soak: ${counts.pages} pages in ${longest / 60_000} minutes, wanted ${pages}`] : []),
      ...overloaded,
      ...[...new Set(told)].slice(0, 5).map(entry => `soak: ${entry.slice(0, 300)}`),
    ];
  } finally {
    await shop.close();
  }
}
