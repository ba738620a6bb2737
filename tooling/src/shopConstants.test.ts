import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fields } from '@shop/variant';
import { afterAll, describe, expect, it } from 'vitest';
import { build } from 'vite';
import { shopConfig } from '../vite.ts';
import { copyApp } from './copyApp.ts';
import { readSlots } from './readShop.ts';
import { root } from './services.ts';

const made: string[] = [];
afterAll(() => made.forEach(dir => rmSync(dir, { recursive: true, force: true })));

/** Builds zepp-coins for the browser with a variant and slots of its own, and gives back all its scripts. */
async function scriptsOf(variant: string, slots = '{ Wordmark }'): Promise<string> {
  const app = copyApp('zepp-coins');
  made.push(app);
  writeFileSync(
    join(app, 'src/variant.ts'),
    `import { defineVariant } from '@shop/variant';\nexport const variant = defineVariant({ id: 'kaveri', name: 'Kaveri', helpNumber: '919000000004', ${variant} });\n`,
  );
  const shop = join(app, 'src/shop.ts');
  writeFileSync(shop, readFileSync(shop, 'utf8').replace(/slots: \{[^}]*\}/, `slots: ${slots}`));
  await build({ ...shopConfig(app), configFile: false, logLevel: 'silent', mode: 'production' });
  return globSync('dist/client/assets/*.js', { cwd: app })
    .map(file => readFileSync(join(app, file), 'utf8'))
    .join('\n');
}

/** Names of the slots that a shop may leave empty. */
const optionalSlots = [
  ...readFileSync(join(root, 'packages/storefront/src/context/shop.ts'), 'utf8').matchAll(
    /^ {2}(\w+)\?: ComponentType/gm,
  ),
].map(([, name = '']) => name);

/** Names of the regions. */
const regions = globSync('packages/storefront/src/{features,layouts,routes}/**/*.tsx', { cwd: root })
  .flatMap(file => [...readFileSync(join(root, file), 'utf8').matchAll(/\bregion\('(\w+)'/g)])
  .map(([, name = '']) => name);

/** What is left out of a build that each switch is on in: a class for phones alone, and a way to sign in. */
const traces = { extendedPanel: /`[\w-]+_phone`/, guestCart: /\?`\/cart`:\w+\(`\/cart`\)/ };
/** Menus that leave bills out: the panel of every shop, and the bar of a shop that wants it so. */
const withoutBills = (scripts: string) => scripts.split('.isBills)').length - 1;

describe('a build', () => {
  it('holds switched parts and slots only where its shop uses them, and asks for none when it runs', async () => {
    expect(optionalSlots).toContain('CartAside');
    expect(regions).toContain('Footer');
    const everySlot = `{ Wordmark, ${[...optionalSlots, ...regions].map(name => `${name}: Wordmark`).join(', ')} }`;
    const [plain, full] = await Promise.all([
      scriptsOf(''),
      scriptsOf('extendedPanel: true, guestCart: true, hideBillsInMegaMenu: true, priceDecimals: 2', everySlot),
    ]);
    const found = <Trace extends string | RegExp>(scripts: string, wanted: Trace[]) =>
      wanted.filter(trace => (typeof trace === 'string' ? scripts.includes(trace) : trace.test(scripts)));
    expect([found(plain, optionalSlots), found(full, optionalSlots)]).toEqual([[], optionalSlots]);
    const named = regions.map(name => `\`${name}\`,`);
    expect([found(plain, ['shop-region:']), found(full, named)]).toEqual([[], named]);
    expect([found(plain, Object.values(traces)), found(full, Object.values(traces))]).toEqual([
      Object.values(traces),
      [],
    ]);
    expect([withoutBills(plain), withoutBills(full)]).toEqual([1, 2]);
    const switches = Object.keys(fields).filter(name => fields[name as keyof typeof fields].isSwitch);
    for (const scripts of [plain, full])
      expect(scripts.match(new RegExp(`\\.(?:${switches.join('|')})\\b`, 'g'))).toBeNull();
    expect(plain.length).toBeLessThan(full.length);
  });

  it('carries the checked variant and none of its rules', async () => {
    const scripts = await scriptsOf('coinName: "Kaveri Coins"');
    expect(['Kaveri Coins', 'cannot be built', 'lower-case letters'].map(text => scripts.includes(text))).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('stops at a variant that cannot be built', async () => {
    await expect(scriptsOf('storeCode: "two words"')).rejects.toThrow(
      /storeCode is "two words"\. Give the code of a store view/,
    );
  });
});

describe('readSlots', () => {
  it('finds the names of the slots', () => {
    expect(readSlots('shop.ts', 'export const shop: Shop = { variant, slots: { Wordmark, CartNote: Note } };')).toEqual(
      ['Wordmark', 'CartNote'],
    );
  });

  it.each(['export const shop = { variant, slots };', 'export const shop = { variant, slots: { ...others } };'])(
    'refuses %s, whose slots cannot be known',
    source => {
      expect(() => readSlots('shop.ts', source)).toThrow('Write them out');
    },
  );
});
