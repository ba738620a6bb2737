import { canPin, pinThisProcess } from '../load/pin.ts';
import { cpuTimeOf } from '../load/processUse.ts';
import { sendLoad, type Ask } from '../load/sendLoad.ts';
import { openShop, type OpenShop } from '../purchases/openShop.ts';
import { percentile } from './orders.ts';

/** What is asked of the server again and again. */
interface Course {
  name: string;
  /** Addresses, in turns. */
  paths: readonly string[];
  /** Whether the server keeps whole pages. */
  isKept: boolean;
  /** Pages a second that one core is wanted to make; without it the figure is only printed. */
  wanted?: number;
  /** What the client takes; `identity` leaves compression out, as the figures of peers do. */
  encoding: 'identity' | 'br';
}

export interface ServerFigures {
  name: string;
  /** CPU time of the server for one page, ms: all its threads. */
  cpu: number;
  /** Pages a second that came, whatever else the machine did. */
  pagesPerSecond: number;
  /** Time to the first byte at half of the pages that came, ms. */
  firstByte: { p50: number; p99: number };
  /** How many answers were no whole pages. */
  bad: number;
  wanted?: number | undefined;
}

/** Requests of a course: enough for its code to be compiled, and enough to count. */
const requests = { warm: 300, made: 600, kept: 6000, paced: 300 };
const atOnce = 16;
/** Time to the first byte that is wanted at half load, ms. */
const wantedFirstByte = 50;

/** Pages a second that one core can make. */
export const perCore = ({ cpu }: Pick<ServerFigures, 'cpu'>): number => 1000 / cpu;

/** A sentence for each figure that misses what is wanted. By CPU time: the clock holds what else the machine did. */
export const missed = (figures: ServerFigures): string[] => {
  const { name, wanted, bad } = figures;
  const speed = perCore(figures);
  return [
    ...(wanted !== undefined && speed < wanted
      ? [`server: ${name} ${Math.round(speed)} pages/s for a core, wanted ${wanted}`]
      : []),
    ...(bad > 0 ? [`server: ${name} ${bad} answers were no pages`] : []),
  ];
};

async function productPaths({ commerceUrl }: OpenShop): Promise<string[]> {
  const query = '{ products(filter: { price: { from: "500" } }, pageSize: 40) { items { url_key } } }';
  const answer = await fetch(`${commerceUrl}/graphql?query=${encodeURIComponent(query)}`);
  const { data } = (await answer.json()) as { data: { products: { items: { url_key: string }[] } } };
  return data.products.items.map(({ url_key: key }) => `/${key}.html`);
}

async function measureCourse(shop: OpenShop, course: Course): Promise<ServerFigures> {
  const { paths, isKept, encoding } = course;
  const ask = (index: number): Ask => ({
    path: paths[index % paths.length] ?? '/',
    // Visitors have addresses of their own, told as a proxy in front would.
    headers: { 'accept-encoding': encoding, 'x-forwarded-for': `10.8.${index % 250}.${index % 200}` },
  });
  const count = isKept ? requests.kept : requests.made;
  await sendLoad({ address: shop.address, requests: isKept ? 1000 : requests.warm, atOnce, ask });
  const before = cpuTimeOf(shop.pid) ?? Number.NaN;
  const full = await sendLoad({ address: shop.address, requests: count, atOnce, ask });
  const cpu = ((cpuTimeOf(shop.pid) ?? Number.NaN) - before) / count;
  const half = await sendLoad({
    address: shop.address,
    requests: isKept ? requests.paced * 10 : requests.paced,
    atOnce: 200,
    // Of what came, where others use the core, too.
    perSecond: Math.min(perCore({ cpu }), count / full.seconds) / 2,
    ask,
  });
  const [p50, p99] = [50, 99].map(percent => percentile(half.firstBytes, percent));
  return {
    name: course.name,
    cpu,
    pagesPerSecond: count / full.seconds,
    firstByte: { p50: p50 ?? Number.NaN, p99: p99 ?? Number.NaN },
    bad: count - (full.statuses[200] ?? 0) + (requests.paced * (isKept ? 10 : 1) - (half.statuses[200] ?? 0)),
    wanted: course.wanted,
  };
}

const heading = [
  'page'.padEnd(30),
  ...['CPU ms', 'a core/s', 'wanted', 'came/s', 'first p50', 'first p99'].map(word => word.padStart(10)),
].join('');

const line = ({ name, cpu, pagesPerSecond, firstByte, wanted, ...rest }: ServerFigures) =>
  [
    name.padEnd(30),
    ...[
      cpu.toFixed(2),
      Math.round(perCore({ cpu })),
      wanted ?? '',
      Math.round(pagesPerSecond),
      firstByte.p50.toFixed(1),
      firstByte.p99.toFixed(1),
    ].map(cell => String(cell).padStart(10)),
    rest.bad > 0 ? `  ${rest.bad} were no pages` : '',
  ].join('');

/**
 * How many pages one core makes, by the CPU time of the server of a build, which has a core to itself where that can
 * be; sandbox and visitors have another. Prints a table; answers what misses what is wanted.
 */
export async function measureServer(): Promise<string[]> {
  const cores = canPin() ? { shop: 0, rest: 1 } : undefined;
  if (cores) pinThisProcess(cores.rest);
  console.log(
    `\nserver: ${cores ? 'on a core of its own' : 'not kept to one core, for there is no taskset or one core'}`,
  );
  console.log(heading);
  const complaints: string[] = [];
  for (const isKept of [false, true]) {
    const shop = await openShop({
      env: { ANSWER_CACHE_MB: '64', PAGE_CACHE_MB: isKept ? '64' : '0' },
      cores,
    });
    try {
      const pages = { home: ['/'], category: ['/mobiles-tablets.html'], product: await productPaths(shop) };
      const courses: Course[] = isKept
        ? [
            { name: 'home, kept', paths: pages.home, isKept, wanted: 3000, encoding: 'br' },
            { name: 'product, kept', paths: pages.product, isKept, wanted: 3000, encoding: 'br' },
          ]
        : [
            { name: 'home', paths: pages.home, isKept, wanted: 150, encoding: 'identity' },
            { name: 'category', paths: pages.category, isKept, encoding: 'identity' },
            { name: 'product', paths: pages.product, isKept, wanted: 300, encoding: 'identity' },
            { name: 'product, compressed', paths: pages.product, isKept, encoding: 'br' },
          ];
      for (const course of courses) {
        const figures = await measureCourse(shop, course);
        console.log(line(figures));
        complaints.push(...missed(figures));
      }
    } finally {
      await shop.close();
    }
  }
  console.log(`first byte: ms at half load, wanted under ${wantedFirstByte}; by the clock, so it is only printed\n`);
  return complaints;
}
