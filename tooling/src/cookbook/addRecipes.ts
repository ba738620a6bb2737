import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { formatCode } from '../formatCode.ts';
import { readRecipes } from './readRecipes.ts';

const shopFile = 'src/shop.ts';

/** All that stands between the braces that open at a place. */
function within(text: string, from: number): string {
  let depth = 0;
  for (let place = from; place < text.length; place++) {
    if (text[place] === '{') depth++;
    if (text[place] === '}' && --depth === 0) return text.slice(from + 1, place).trim();
  }
  throw new Error(`The braces that open here are not closed: ${text.slice(from)}`);
}

const fieldOf = (shop: string, name: string): string[] => {
  const from = shop.indexOf(`${name}: {`);
  return from === -1 ? [] : [within(shop, from + name.length + 2).replace(/,$/, '')];
};

/** One shop.ts that does what each of several does. */
function joined(shops: string[]): string {
  const imports = new Set(shops.flatMap(shop => shop.match(/^import .*$/gm) ?? []));
  const slots = new Set(shops.flatMap(shop => fieldOf(shop, 'slots')).flatMap(names => names.split(/,\s*/)));
  const pages = shops.flatMap(shop => fieldOf(shop, 'pages'));
  return `${[...imports].join('\n')}

export const shop: Shop = { variant, slots: { ${[...slots].join(', ')} }, pages: { ${pages.join(', ')} } };
`;
}

/** Cooks all recipes of docs/cookbook.md in one app: each by itself is a part of it. */
export async function addRecipes(root: string, app: string): Promise<void> {
  const recipes = readRecipes(root);
  const shops = recipes.flatMap(files => files[shopFile] ?? []);
  writeFileSync(join(app, shopFile), await formatCode(shopFile, joined(shops)));
  for (const [path, text] of recipes.flatMap(files => Object.entries(files))) {
    if (path === shopFile) continue;
    const file = join(app, path);
    mkdirSync(dirname(file), { recursive: true });
    if (path === 'theme.css') appendFileSync(file, `\n${text}`);
    else writeFileSync(file, text);
  }
}
