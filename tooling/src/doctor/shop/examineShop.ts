import type { ask as realAsk, Answer } from './ask.ts';

/** What was found of one thing. */
export interface ShopFinding {
  title: string;
  /** False: something has to be done. */
  isGood: boolean;
  /** What was seen. */
  seen: string;
  /** What to do; empty where nothing is. */
  remedy: string;
}

export interface ExamineShop {
  ask: typeof realAsk;
  now: () => Date;
}

/** Days that a certificate should still have: whoever renews it has not failed for long then. */
const leastDays = 14;
/** Bytes of a page over the line: the largest of a full catalogue takes half of that. */
const mostPageBytes = 100_000;
/** Until the first byte of a page from a cache nearby, ms (docs/performance.md). */
const mostFirstByteMs = 600;
/** Times that a page is asked for; the middle one counts, and the later ones come from caches. */
const times = 3;

const headerOf = ({ headers }: Answer, name: string): string => [headers[name] ?? ''].flat().join(', ');
const found = (title: string, isGood: boolean, seen: string, remedy: string): ShopFinding => ({
  title,
  isGood,
  seen,
  remedy: isGood ? '' : remedy,
});
const middleOf = (numbers: number[]): number => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
/** As they are written, which may be no address at all. */
const locations = (xml: string): string[] =>
  [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url = '']) => url.replaceAll('&amp;', '&'));

function examineHeaders(home: Answer, isSecure: boolean): ShopFinding[] {
  const policy = headerOf(home, 'content-security-policy');
  const scripts = /script-src([^;]*)/.exec(policy)?.[1] ?? '';
  const wanted = ['x-content-type-options', 'x-frame-options', 'referrer-policy', 'permissions-policy'];
  const missing = [...wanted, ...(isSecure ? ['strict-transport-security'] : [])].filter(
    name => headerOf(home, name) === '',
  );
  const cookies = headerOf(home, 'set-cookie');
  return [
    found(
      'Content security policy',
      scripts !== '' && !scripts.includes("'unsafe-inline'"),
      policy === '' ? 'no policy' : scripts === '' ? 'none for scripts' : 'allows the scripts of the shop alone',
      'Let the cache or balancer in front pass Content-Security-Policy as the storefront sends it.',
    ),
    found(
      'Headers that protect',
      missing.length === 0,
      missing.length === 0 ? 'all there' : `missing: ${missing.join(', ')}`,
      isSecure
        ? 'Pass the headers on. Strict-Transport-Security is sent where X-Forwarded-Proto says https: set TRUSTED_PROXIES.'
        : 'Let the cache or balancer in front pass the headers on.',
    ),
    found(
      'Cookies of a page for everybody',
      cookies === '',
      cookies === '' ? 'none, so caches may keep it' : (cookies.split(';')[0] ?? ''),
      'Find what sets a cookie in front of the shop: no cache keeps a page with one.',
    ),
  ];
}

async function examineCache(address: URL, { ask }: ExamineShop): Promise<ShopFinding> {
  const answers = [await ask(address), await ask(address)];
  const last = answers.at(-1) as Answer;
  const hit =
    Number(headerOf(last, 'age') || 0) > 0 ||
    /\bhit\b/i.test(
      ['x-edge', 'x-cache', 'cf-cache-status', 'cache-status', 'x-varnish-cache']
        .map(name => headerOf(last, name))
        .join(' '),
    ) ||
    /^\d+ \d+$/.test(headerOf(last, 'x-varnish')) ||
    /\bcache;desc="?(?:fresh|stale)/.test(headerOf(last, 'server-timing'));
  return found(
    'Cache',
    hit,
    hit
      ? 'the home page comes from a cache'
      : `twice made anew (Cache-Control: ${headerOf(last, 'cache-control') || 'none'})`,
    'Put Varnish or a CDN in front with the rules of docs/deployment.md, or set PAGE_CACHE_MB.',
  );
}

async function examineFiles(home: Answer, address: URL, { ask }: ExamineShop): Promise<ShopFinding[]> {
  const path = /"(\/assets\/[^" ]+\.js)[" ]/.exec(home.text)?.[1];
  if (path === undefined)
    return [
      found(
        'Scripts',
        false,
        'the home page names none',
        'Is this a storefront? Look at what answers at this address.',
      ),
    ];
  const script = await ask(new URL(path, address));
  const control = headerOf(script, 'cache-control');
  const encodings = [home, script].map(answer => headerOf(answer, 'content-encoding'));
  return [
    found(
      'Files of the release',
      script.status === 200 && control.includes('immutable'),
      script.status === 200 ? control || 'no Cache-Control' : `${path} answers ${script.status}`,
      'Serve /assets from the same release as the pages, or set ASSETS_DIR, and pass Cache-Control on.',
    ),
    found(
      'Compression',
      encodings.every(encoding => encoding === 'br' || encoding === 'gzip'),
      `page ${encodings[0] || 'plain'}, scripts ${encodings[1] || 'plain'}`,
      'Let the cache pass Accept-Encoding on (Varnish: -p http_gzip_support=off); the shop compresses by itself.',
    ),
  ];
}

async function examineProbes(address: URL, { ask }: ExamineShop): Promise<ShopFinding[]> {
  const [alive, ready, metrics] = await Promise.all(
    ['/healthz', '/readyz', '/metrics'].map(path => ask(new URL(path, address))),
  );
  const purge = await ask(address, { method: 'PURGE', headers: { 'x-magento-tags-pattern': 'doctor' } });
  return [
    found(
      'Back end',
      ready?.status === 200,
      ready?.status === 200
        ? 'Magento answers, and has the store view'
        : `/readyz answers ${ready?.status}: ${ready?.text.slice(0, 120)}`,
      alive?.status === 200
        ? 'Look at Magento, COMMERCE_URL and the store view of the variant.'
        : 'No server of the shop answers: look at its logs.',
    ),
    found(
      'What is for operators alone',
      metrics?.status !== 200 && (purge.status < 200 || purge.status >= 300),
      metrics?.status === 200
        ? 'anybody reads /metrics'
        : purge.status >= 200 && purge.status < 300
          ? 'anybody may purge'
          : 'metrics and purging are closed',
      'Lead no balancer to METRICS_PORT; keep `acl purgers` to Magento, and PURGE_TOKEN secret.',
    ),
  ];
}

async function examineSearchEngines(
  address: URL,
  { ask }: ExamineShop,
): Promise<{ finding: ShopFinding; pages: URL[] }> {
  const robots = await ask(new URL('/robots.txt', address));
  const named = /^sitemap: (.*)$/im.exec(robots.text)?.[1];
  const bad = (seen: string): ShopFinding =>
    found(
      'Search engines',
      false,
      seen,
      'Set PUBLIC_ORIGIN to the address that visitors see, and pass robots.txt and the site maps on.',
    );
  if (robots.status !== 200 || named === undefined)
    return { finding: bad('no robots.txt that names a site map'), pages: [] };
  const isOurs = (url: string): boolean => URL.parse(url)?.origin === address.origin;
  if (!isOurs(named)) return { finding: bad(`the site map is said to be at ${named}`), pages: [] };
  const index = await ask(new URL(named));
  const maps = locations(index.text);
  const read = await Promise.all(
    maps
      .filter(isOurs)
      .slice(0, 2)
      .map(url => ask(new URL(url))),
  );
  const pages = read.flatMap(({ text }) => locations(text));
  const foreign = [...maps, ...pages].find(url => !isOurs(url));
  if (index.status !== 200 || (foreign === undefined && pages.length === 0))
    return { finding: bad(`${named} names no page`), pages: [] };
  return {
    finding: foreign
      ? bad(`it names ${foreign}`)
      : found('Search engines', true, `${maps.length} site maps, ${pages.length} addresses in the first two`, ''),
    pages: pages.filter(isOurs).map(url => new URL(url)),
  };
}

async function examinePage(name: string, url: URL, { ask }: ExamineShop): Promise<ShopFinding> {
  const answers: Answer[] = [];
  for (let time = 0; time < times; time++) answers.push(await ask(url));
  const [{ status, bytes } = { status: 0, bytes: 0 }] = answers;
  const firstByte = Math.round(middleOf(answers.map(({ firstByteMs }) => firstByteMs)));
  return found(
    `Speed of ${name}`,
    status === 200 && bytes <= mostPageBytes && firstByte <= mostFirstByteMs,
    `${url.pathname}: ${status}, first byte after ${firstByte} ms, ${Math.round(bytes / 1000)} KB`,
    status === 200
      ? `Wanted: ${mostFirstByteMs} ms and ${mostPageBytes / 1000} KB. Look at Server-Timing of the page: fetch is Magento, render the storefront, the rest the way there.`
      : 'The site map names it, so it has to answer: look at its redirect or its back end.',
  );
}

/**
 * Looks at a deployed shop from outside, as a visitor without cookies: certificate, headers, cache, compression, files,
 * probes, site map, and the speed of three pages.
 *
 * @throws Error where that is no address, or nothing answers there.
 */
export async function examineShop(shop: string, tools: ExamineShop): Promise<ShopFinding[]> {
  if (!/^https?:\/\/./i.test(shop))
    throw new Error(
      `"${shop}" is no address of a shop. Write it as a browser shows it, for example https://shop.example.`,
    );
  const address = new URL('/', shop);
  const home = await tools.ask(address);
  const isSecure = address.protocol === 'https:';
  const findings: ShopFinding[] = [];
  if (home.status !== 200)
    return [
      found(
        'Home page',
        false,
        `answers ${home.status}${home.headers.location ? ` and leads to ${home.headers.location}` : ''}`,
        home.status === 421
          ? 'Name this host in PUBLIC_ORIGIN or STORE_HOSTS.'
          : 'Give the address at which visitors see the shop.',
      ),
    ];
  if (home.text.includes('/@vite/client'))
    return [
      found(
        'Home page',
        false,
        'comes from a development server',
        'Look at a shop that was built: `npm start`, or the address at which it is deployed.',
      ),
    ];
  if (isSecure) {
    const days = Math.floor(((home.certificateEnds?.getTime() ?? 0) - tools.now().getTime()) / 86_400_000);
    findings.push(
      found(
        'Certificate',
        days >= leastDays,
        `good for ${days} days`,
        'Renew it, and find out why nothing renewed it by itself.',
      ),
    );
    const plain = await tools.ask(new URL(address.href.replace('https:', 'http:'))).catch(() => undefined);
    const leads =
      plain === undefined ||
      (plain.status >= 301 && plain.status <= 308 && headerOf(plain, 'location').startsWith('https://'));
    findings.push(
      found(
        'Plain HTTP',
        leads,
        plain === undefined ? 'closed' : leads ? 'leads to HTTPS' : `answers ${plain.status}`,
        'Redirect port 80 to HTTPS where TLS ends.',
      ),
    );
  }
  findings.push(...examineHeaders(home, isSecure), await examineCache(address, tools));
  findings.push(...(await examineFiles(home, address, tools)), ...(await examineProbes(address, tools)));
  const { finding, pages } = await examineSearchEngines(address, tools);
  findings.push(finding, await examinePage('the home page', address, tools));
  const depth = ({ pathname }: URL) => pathname.split('/').length;
  const category =
    pages.find(url => url.pathname.endsWith('.html') && depth(url) > 2) ??
    pages.find(url => url.pathname.endsWith('.html'));
  const product = pages.findLast(url => url.pathname.endsWith('.html') && url !== category);
  if (category) findings.push(await examinePage('a category', category, tools));
  if (product) findings.push(await examinePage('a product', product, tools));
  return findings;
}
