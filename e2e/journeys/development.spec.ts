import { spawn, type ChildProcess } from 'node:child_process';
import { utimesSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '@shop/tooling/services';
import { expect, test } from '../support/shop.ts';
import { sparePorts } from '../support/testPorts.ts';

let address: string;
let server: ChildProcess;

test.beforeAll(async () => {
  const ports = await sparePorts();
  address = `http://localhost:${ports.shop}`;
  const env = { ...process.env, SANDBOX_PORT: String(ports.backEnd), FLOAT_PRICE_PORT: String(ports.shop) };
  server = spawn(process.execPath, ['tasks/dev.ts', 'float-price'], {
    cwd: join(root, 'tooling'),
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise<void>((resolve, reject) => {
    server.stdout?.on('data', (line: Buffer) => {
      if (line.includes(address)) resolve();
    });
    server.once('exit', code => reject(new Error(`The development server ended with ${code}.`)));
  });
});

test.afterAll(async () => {
  const gone = new Promise(resolve => server.once('exit', resolve));
  server.kill('SIGTERM');
  await gone;
});

test('while developing the shop is hydrated, and a component is replaced where it stands, and another store view is one choice away', async ({
  page,
}) => {
  const wrong: string[] = [];
  page.on('console', message => {
    if (message.type() === 'error') wrong.push(message.text());
  });
  page.on('response', answer => {
    if (answer.status() >= 400) wrong.push(`${answer.status()} ${answer.url()}`);
  });
  await page.goto(address);
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', 'true', { timeout: 60_000 });
  await expect(page.getByRole('banner').getByRole('link', { name: 'Float, home' })).toBeVisible();

  await page.evaluate(() => {
    document.documentElement.dataset['kept'] = 'yes';
  });
  const updated = page.waitForEvent('console', message => /hot updated: .*BottomBar\.tsx/.test(message.text()));
  utimesSync(join(root, 'packages/storefront/src/features/chrome/BottomBar.tsx'), new Date(), new Date());
  await updated;
  await expect(page.locator('html'), 'the page was not loaded again').toHaveAttribute('data-kept', 'yes');
  expect(wrong).toEqual([]);

  await page
    .getByRole('complementary', { name: 'Development' })
    .getByLabel('Store view')
    .selectOption({ label: 'Himadri Tea Gardens Post' });
  await expect(page).toHaveTitle(/Himadri Tea Gardens Post/);
  await expect(page).toHaveURL(`${address}/`);
  await expect(page.getByRole('complementary', { name: 'Development' }).getByLabel('Store view')).toHaveValue(
    'himadri_tea',
  );
  expect(wrong).toEqual([]);
});

test('what was typed outlives the reload that a save ends in', async ({ page }) => {
  await page.goto(`${address}/create-account`);
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', 'true', { timeout: 60_000 });
  await page.getByLabel('First name').fill('Asha');
  await page.getByLabel('Last name').fill('Rao');
  const loaded = page.waitForEvent('load');
  utimesSync(join(root, 'packages/state/src/app/appSlice.ts'), new Date(), new Date());
  await loaded;
  await expect(page.getByLabel('Last name')).toHaveValue('Rao', { timeout: 60_000 });
  await expect(page.getByLabel('First name')).toHaveValue('Asha');
  // The form has heard of it: it asks for what is missing alone.
  await page.getByLabel('Last name').press('Enter');
  await expect(page.getByLabel('First name')).toHaveAccessibleDescription('');
});

// Rule errors-15.
test("a store view is developed in its locale, beside those in the shop's own", async ({ page }) => {
  await page.goto(`${address}/?___store=float_hi`);
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', 'true', { timeout: 60_000 });
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi-IN');
  const cart = page.getByRole('banner').getByRole('link', { name: 'कार्ट' });
  await expect(cart).toBeVisible();
  const updated = page.waitForEvent('console', message => /hot updated: .*BottomBar\.tsx/.test(message.text()));
  utimesSync(join(root, 'packages/storefront/src/features/chrome/BottomBar.tsx'), new Date(), new Date());
  await updated;
  await page.goto(`${address}/?___store=float`);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Cart' })).toBeVisible();
});
