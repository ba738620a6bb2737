import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import sharp from 'sharp';
import { provideBrowser } from '../src/browser.ts';
import { turbo } from '../src/build.ts';
import { shopPorts } from '../src/ports.ts';
import { readArguments } from '../src/readArguments.ts';
import { root, startServices } from '../src/services.ts';

readArguments(`pnpm run record-shops

  Takes a picture of the home page of each shop on a phone and on a desktop, into apps/<id>/screenshots: browsers show them to
  who may install the shop.`);

/** Smaller ones browsers do not take, and none whose longer side is more than 2.3 times the other. */
const screens = { narrow: { width: 412, height: 824 }, wide: { width: 1280, height: 800 } };

process.env['CHROMIUM_PATH'] = provideBrowser();
turbo(
  ['build'],
  shopPorts().map(({ name }) => `@shop/${name}`),
);
const dataDir = mkdtempSync(join(tmpdir(), 'record-shops-'));
const services = await startServices({ dataDir, shops: true });
const browser = await chromium.launch({ executablePath: process.env['CHROMIUM_PATH'], args: ['--no-sandbox'] });
try {
  for (const { name, port } of shopPorts()) {
    const folder = join(root, 'apps', name, 'screenshots');
    mkdirSync(folder, { recursive: true });
    for (const [form, viewport] of Object.entries(screens)) {
      const page = await browser.newPage({ viewport });
      await page.goto(`http://localhost:${port}/`);
      // Its own typeface is shown where it is here in time (look-23): at the second visit.
      await page.reload();
      await page.waitForSelector('html[data-hydrated]');
      await page.waitForLoadState('networkidle');
      await sharp(await page.screenshot())
        .webp({ quality: 75 })
        .toFile(join(folder, `${form}.webp`));
      await page.close();
    }
  }
} finally {
  await browser.close();
  await services.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
