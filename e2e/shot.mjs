import { chromium } from '@playwright/test';
const [, , out, base, ...rest] = process.argv;
const b = await chromium.launch({ executablePath: '/usr/bin/chromium' });
for (const w of [360, 768, 1280]) {
  const c = await b.newContext({
    viewport: { width: w, height: w === 360 ? 800 : 900 },
    deviceScaleFactor: 1,
    reducedMotion: 'reduce',
  });
  const p = await c.newPage();
  for (const item of rest) {
    const [name, path, full] = item.split('@');
    await p.goto(base + path);
    await p.waitForTimeout(1500);
    await p.mouse.move(10, 300);
    await p.waitForTimeout(700);
    await p.screenshot({ path: `${out}-${name}-${w}.png`, fullPage: full === 'full' });
  }
  await c.close();
}
await b.close();
