import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { provideWindowlessBrowser } from '../browser.ts';
import { turbo } from '../build.ts';
import { sandboxPort, type ServerPort, shopPorts } from '../ports.ts';
import { demandFreePorts, root, startServices } from '../services.ts';
import { broken, type Felt, sluggish } from './budgets.ts';
import { readBuilds } from './builds.ts';
import { trustSwitch } from './certificate.ts';
import { measureFirstScroll } from './firstScroll.ts';
import { measureFirstTap } from './firstTap.ts';
import { openFront } from './front.ts';
import { measureInteractions } from './interactions.ts';
import { leakedSecrets, strayParts } from './judgeBuilds.ts';
import { type Addresses, heading, line, measurePage } from './measurePage.ts';
import { measureNextPage } from './nextPage.ts';
import { quietBrowser } from './quietBrowser.ts';

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

const describeFelt = (name: string, { tap, scroll, presses, nextPage }: Felt) => {
  const answers = Object.entries(presses).map(([press, ms]) => `${press} ${Math.round(ms)}`);
  return [
    `${name}: interactive ${Math.round(tap.interactive)} ms after the first paint; from an early tap to the badge ${Math.round(tap.tapToBadge)} ms`,
    `${name}: longest task of the first scroll ${Math.round(scroll)} ms; to the next paint, ms: ${answers.join(', ')}; the next page by a link ${Math.round(nextPage)} ms`,
  ].join('\n');
};

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
    args: ['--no-sandbox', '--disable-dev-shm-usage', trustSwitch()],
  });
  const builds = await readBuilds(root);
  const complaints = [...strayParts(builds), ...leakedSecrets(builds, process.env)];
  try {
    const product = await aProduct(`http://localhost:${sandbox.port}`, 'SimpleProduct');
    const configurable = await aProduct(`http://localhost:${sandbox.port}`, 'ConfigurableProduct');
    const pages = { home: '/', category: '/mobiles-tablets.html', product, cart: '/cart', checkout: '/checkout' };
    console.log(`\nIn ${found} ${browser.version()}:`);
    console.log(heading);
    for (const { name, port } of shops) {
      const [front, floorFront] = await Promise.all([
        openFront(`http://localhost:${port}`, false),
        openFront(`http://localhost:${port}`, true),
      ]);
      for (const [page, path] of Object.entries(pages)) {
        const kind = page === 'cart' || page === 'checkout' ? page : 'open';
        const addresses: Addresses = {
          page: front.origin + path,
          floor: floorFront.origin + path,
          isPrivate: kind !== 'open',
          kind,
          inCart: kind === 'open' ? undefined : front.origin + product,
        };
        const measured = await measurePage(`${name} ${page}`, addresses, { browser, chromePath, runs });
        complaints.push(...broken(measured));
        console.log(line(measured));
      }
      const felt: Felt = {
        tap: await measureFirstTap(browser, front.origin + product),
        scroll: await measureFirstScroll(browser, front.origin),
        presses: await measureInteractions(browser, {
          category: front.origin + pages.category,
          configurable: front.origin + configurable,
          simple: front.origin + product,
        }),
        nextPage: await measureNextPage(browser, front.origin + pages.category),
      };
      complaints.push(...sluggish(name, felt));
      console.log(`${describeFelt(name, felt)}\n`);
      await Promise.all([front.close(), floorFront.close()]);
    }
  } finally {
    await browser.close();
    await services.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
  return complaints;
}
