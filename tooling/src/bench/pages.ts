import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { provideWindowlessBrowser } from '../browser.ts';
import { turbo } from '../build.ts';
import { sandboxPort, type ServerPort, shopPorts } from '../ports.ts';
import { demandFreePorts, root, startServices } from '../services.ts';
import { broken, isSlow, sluggish, type Measured } from './budgets.ts';
import { readBuilds } from './builds.ts';
import { measureFirstLoad } from './firstLoad.ts';
import { measureFirstTap } from './firstTap.ts';
import { openFront } from './front.ts';
import { measureInteractions } from './interactions.ts';
import { leakedSecrets, strayParts } from './judgeBuilds.ts';
import { measureVitals, middle } from './lighthouse.ts';
import { quietBrowser } from './quietBrowser.ts';

/** Lighthouse sees scripts that come late only when it waits. */
const latePause = 5250;

const kilobytes = (bytes: number) => (bytes / 1024).toFixed(1).padStart(6);
const seconds = (ms: number) => (ms / 1000).toFixed(2);

async function aProduct(origin: string, type: 'ConfigurableProduct' | 'SimpleProduct'): Promise<string> {
  const query =
    '{ products(filter: { price: { from: "500" } }, pageSize: 100) { items { __typename url_key stock_status } } }';
  const answer = await fetch(`${origin}/graphql?query=${encodeURIComponent(query)}`);
  const { data } = (await answer.json()) as {
    data: { products: { items: { __typename: string; url_key: string; stock_status: string }[] } };
  };
  const product = data.products.items.find(item => item.__typename === type && item.stock_status === 'IN_STOCK');
  if (!product) throw new Error(`The catalogue has no ${type} in stock.`);
  return `/${product.url_key}.html`;
}

/**
 * Builds everything, measures these shops in a browser, and prints what it found. Answers what is not within its
 * budget.
 */
export async function measurePages(shops: readonly ServerPort[], runs: number): Promise<string[]> {
  const sandbox = sandboxPort();
  await demandFreePorts([sandbox, ...shopPorts()]);
  turbo(
    ['build'],
    shopPorts().map(({ name }) => `@shop/${name}`),
  );
  const dataDir = mkdtempSync(join(tmpdir(), 'shop-bench-'));
  const found = provideWindowlessBrowser();
  const chromePath = quietBrowser(found, dataDir);
  const services = await startServices({ dataDir, shops: true });
  const browser = await chromium.launch({
    executablePath: chromePath,
    args: ['--no-sandbox', '--disable-dev-shm-usage', '--ignore-certificate-errors'],
  });
  const builds = await readBuilds(root);
  const complaints = [...strayParts(builds), ...leakedSecrets(builds, process.env)];
  try {
    const product = await aProduct(`http://localhost:${sandbox.port}`, 'SimpleProduct');
    const configurable = await aProduct(`http://localhost:${sandbox.port}`, 'ConfigurableProduct');
    const pages = { home: '/', category: '/mobiles-tablets.html', product, cart: '/cart' };
    console.log(`\nIn ${found} ${browser.version()}:`);
    console.log(
      `${'page'.padEnd(24)} JS KB gz   br   CSS KB gz  req   FCP s  LCP s  floor  ratio  TBT ms   own floor  late      CLS score`,
    );
    for (const { name, port } of shops) {
      const [front, floorFront] = await Promise.all([
        openFront(`http://localhost:${port}`, false),
        openFront(`http://localhost:${port}`, true),
      ]);
      for (const [page, path] of Object.entries(pages)) {
        const load = await measureFirstLoad(browser, front.origin + path);
        const floor = middle(await measureVitals(floorFront.origin + path, { chromePath, runs }));
        const seen = await measureVitals(front.origin + path, { chromePath, runs });
        // Times swing with what else the machine does: a page that seems slow is run as often again, and the middle of
        // all runs counts.
        if (isSlow(middle(seen), floor)) seen.push(...(await measureVitals(front.origin + path, { chromePath, runs })));
        const vitals = middle(seen);
        const late = middle(await measureVitals(front.origin + path, { chromePath, runs: 1, pause: latePause }));
        const measured: Measured = { name: `${name} ${page}`, load, vitals, floor };
        complaints.push(...broken(measured));
        console.log(
          [
            measured.name.padEnd(24),
            kilobytes(load.script.gzip),
            kilobytes(load.script.brotli),
            kilobytes(load.style.gzip),
            String(load.requests).padStart(8),
            `  ${seconds(vitals.fcp)}   ${seconds(vitals.lcp)}   ${seconds(floor.lcp)}   ${(vitals.lcp / floor.lcp).toFixed(2)}`,
            String(Math.round(vitals.tbt)).padStart(7),
            ...[vitals.ownTbt, floor.tbt, late.tbt].map(ms => String(Math.round(ms)).padStart(5)),
            vitals.cls.toFixed(3).padStart(8),
            String(vitals.score).padStart(5),
          ].join(' '),
        );
      }
      const tap = await measureFirstTap(browser, front.origin + product);
      console.log(
        `${name}: interactive ${Math.round(tap.interactive)} ms after the first paint; from an early tap to the badge ${Math.round(tap.tapToBadge)} ms`,
      );
      const presses = await measureInteractions(browser, {
        category: front.origin + pages.category,
        configurable: front.origin + configurable,
        simple: front.origin + product,
      });
      complaints.push(...sluggish(name, presses));
      console.log(
        `${name}: to the next paint, ms: ${Object.entries(presses)
          .map(([press, ms]) => `${press} ${Math.round(ms)}`)
          .join(', ')}\n`,
      );
      await Promise.all([front.close(), floorFront.close()]);
    }
  } finally {
    await browser.close();
    await services.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
  return complaints;
}
