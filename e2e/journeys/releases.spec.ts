import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '@shop/tooling/services';
import type { Page } from '@playwright/test';
import { holdBack } from '../support/network.ts';
import { serveShop, type ServedShop } from '../support/serveShop.ts';
import { expect, hydrated, open, shops, test } from '../support/shop.ts';
import { sparePorts } from '../support/testPorts.ts';
import { withWorker } from '../support/withWorker.ts';

/** Two builds none of whose scripts are the same stand for two releases of one shop. */
const [first, second] = ['float-price', 'uni-coins'];

let served: ServedShop | undefined;
let port = 0;
let keptDir = '';

test.beforeAll(async () => {
  port = (await sparePorts()).shop;
  keptDir = mkdtempSync(join(tmpdir(), 'kept-'));
});
test.afterAll(async () => {
  await served?.close();
  rmSync(keptDir, { recursive: true, force: true });
});

/** Deploys a release in place of the one before, with or without the files of those before it. */
async function deploy(app: string, keeps: boolean): Promise<string> {
  const env: Record<string, string> = keeps ? { ASSETS_DIR: keptDir } : {};
  if (keeps)
    execFileSync(process.execPath, ['dist/server/main.js', 'keep-assets'], {
      cwd: join(root, 'apps', app),
      env: { ...process.env, ...env },
    });
  await served?.close();
  served = await serveShop({ app, port, backEnd: shops.sandbox, env });
  return served.address;
}

/** How many documents the page asks for from now on. */
function countDocuments(page: Page): () => number {
  let count = 0;
  page.on('request', request => {
    if (request.isNavigationRequest()) count += 1;
  });
  return () => count;
}

const contact = (page: Page) =>
  page
    .getByRole('contentinfo')
    .getByRole('link', { name: /Contact/ })
    .first();

test('an open tab goes on with the files of its release after the next one was deployed', async ({ page }) => {
  await open(page, await deploy(first, true));
  const documents = countDocuments(page);
  await deploy(second, true);
  await contact(page).click();
  await expect(page).toHaveURL(/contact-us$/);
  await page.getByLabel('Your message').fill('Where is my kettle?');
  await expect(page.getByLabel('Your message')).toHaveValue('Where is my kettle?');
  expect(documents()).toBe(0);
});

// Rule errors-12.
test('where they are gone, the page that the shopper goes to comes as a document of the next one, once', async ({
  page,
}) => {
  await open(page, await deploy(first, false));
  const documents = countDocuments(page);
  await deploy(second, false);
  await contact(page).click();
  await page.getByLabel('Your message').waitFor();
  await hydrated(page);
  expect([new URL(page.url()).pathname, documents()]).toEqual(['/contact-us', 1]);
});

// Rule errors-12. Whenever the code that sends the form is asked for, it comes after the release was replaced.
test('what was typed is not thrown away for it', async ({ page }) => {
  const sendFlows = await holdBack(page, /\/assets\/flows-/);
  const wanted = page.waitForRequest(/\/assets\/flows-/);
  // What would tell of a release that is gone, it does before it registers the worker, which is blocked here.
  const listens = page.waitForEvent('console', message => message.text().includes('registration blocked'));
  const path = '/thaliwell-naam-steel-tiffin-with-an-engraved-name.html';
  await open(page, (await deploy(first, false)) + path);
  const name = page.getByLabel('Name on the lid');
  await name.fill('Asha');
  await listens;
  await expect(page.getByRole('region', { name: 'Messages' })).toBeAttached();
  const documents = countDocuments(page);
  await page.getByRole('button', { name: 'Add to cart', exact: true }).click();
  await wanted;
  await deploy(second, false);
  sendFlows();
  await expect(page.getByText('The shop has a new version.')).toBeVisible();
  await expect(name).toHaveValue('Asha');
  expect([new URL(page.url()).pathname, documents()]).toEqual([path, 0]);
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect.poll(documents).toBe(1);
  await hydrated(page);
});

test('a document that a cache keeps of a release that is gone is asked for anew once, and no more', async ({
  page,
}) => {
  const address = await deploy(first, false);
  const old = await (await fetch(`${address}/cart`)).text();
  await deploy(second, false);
  await page.route(`${address}/cart`, route => route.fulfill({ body: old, contentType: 'text/html' }));
  const documents = countDocuments(page);
  await page.goto(`${address}/cart`);
  // The second document, in which it is asked once more whether the release is gone.
  await page.waitForFunction(
    () =>
      (performance.getEntriesByType('navigation') as PerformanceNavigationTiming[])[0]?.type === 'reload' &&
      'shopRenewing' in window,
  );
  await page.evaluate(() => (window as { shopRenewing?: Promise<void> }).shopRenewing);
  expect(documents()).toBe(2);
});

test.describe('with a worker', () => {
  test.use({ serviceWorkers: 'allow' });

  const kept = (page: Page) =>
    page.evaluate(async () => (await caches.keys()).filter(name => name.startsWith('shop-')));
  const builds = async (page: Page) => (await kept(page)).filter(name => name.startsWith('shop-build-'));

  // Rules offline-08 and offline-09. Who watches a worker keeps it from resting, so that neither does the next one take over
  // here, nor is this one gone.
  test('the next version is offered beside the one that is open, and a server takes the worker away', async ({
    page,
  }) => {
    await open(page, await deploy(first, true));
    await withWorker(page);
    expect(await builds(page)).toHaveLength(1);
    await deploy(second, true);
    await page.reload();
    await hydrated(page);
    await withWorker(page);
    await expect(page.getByText('A new version is ready.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Update' })).toBeVisible();
    expect(await builds(page)).toHaveLength(2);

    await served?.close();
    served = await serveShop({ app: second, port, backEnd: shops.sandbox, env: { SERVICE_WORKER: 'off' } });
    await expect(async () => {
      await page.reload();
      await hydrated(page);
      await page.mouse.move(300, 300);
      await page.mouse.move(310, 310);
      await expect.poll(() => kept(page), { timeout: 5000 }).toEqual([]);
    }).toPass();
  });
});
