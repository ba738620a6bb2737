import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';
import { walk, type SyntaxNode } from '../src/walk.ts';
import { edit, write } from './edit.ts';

/** Code of the store view in the new language. */
const view = 'float_ta';

const keyOf = (property: SyntaxNode): unknown => (property['key'] as { name?: unknown } | undefined)?.name;

/** Where the compiler asks for texts in the new language they are what Hindi has, until somebody translates them. */
function translate(file: string, locale: string): void {
  const code = readFileSync(file, 'utf8');
  const places: SyntaxNode[] = [];
  walk(parseSync(file, code).program, node => {
    if (node.type !== 'ObjectExpression') return;
    const properties = node['properties'] as SyntaxNode[];
    const hindi = properties.find(property => keyOf(property) === 'hi_IN');
    if (hindi && properties.some(property => keyOf(property) === 'en_US')) places.push(hindi);
  });
  const translated = places.reduceRight(
    (text, { start, end }) =>
      `${text.slice(0, end)}, ${text.slice(start, end).replace('hi_IN', locale)}${text.slice(end)}`,
    code,
  );
  if (translated !== code) writeFileSync(file, translated);
}

/** A store view in a language that none is written in yet. */
export function addLanguage(packages: string, locale: string): void {
  const sandbox = join(packages, 'commerce-sandbox/src');
  edit(
    join(sandbox, 'catalogue/contentTypes.ts'),
    "locale: 'en_US' | 'hi_IN';",
    `locale: 'en_US' | 'hi_IN' | '${locale}';`,
  );
  for (const file of globSync('**/*.ts', { cwd: sandbox })) translate(join(sandbox, file), locale);
  edit(join(sandbox, 'reviews/ratings.ts'), `${locale}: { quality: 'गुणवत्ता'`, `${locale}: { quality: 'தரம்'`);
  edit(join(sandbox, 'catalogue/pages.ts'), "stores: ['float']", `stores: ['float', '${view}']`);
  edit(
    join(sandbox, 'catalogue/storeViews.ts'),
    /\n\];\n*$/,
    `
  {
    ...shared,
    locale: '${locale}',
    id: 102,
    code: '${view}',
    name: 'Float Price தமிழ்',
    isDefault: false,
    sortOrder: 102,
    title: 'Float Price: ஒப்பிடுங்கள், பிறகு வாங்குங்கள்',
    titleSuffix: ' - Float Price',
    description: 'ஒப்பிடுங்கள், பிறகு குறைந்த விலையில் வாங்குங்கள்.',
    keywords: 'விலை ஒப்பீடு',
    welcome: 'வாங்கும் முன் ஒப்பிடுங்கள்',
    copyright: '© 2026 Float Price. அனைத்து உரிமைகளும் பாதுகாக்கப்பட்டவை.',
    absoluteFooter: '<p>விலைகளில் GST அடங்கும்.</p>',
    logo: { src: 'float-ta/float-price.svg', alt: 'Float Price', width: 148, height: 36, svg: logos.float },
    seller: sellers.delhi,
  },
];
`,
  );
  write(
    join(sandbox, 'store/thirdLanguage.test.ts'),
    `import { expect, it } from 'vitest';
import { makeSandbox } from '../testing/makeSandbox.ts';

it('speaks the language of its store view', async () => {
  const { data } = await makeSandbox().query(
    '{ storeConfig { locale store_name } productReviewRatingsMetadata { items { name } } }',
    {},
    { store: '${view}' },
  );
  expect(data).toMatchObject({
    storeConfig: { locale: '${locale}', store_name: 'Float Price தமிழ்' },
    productReviewRatingsMetadata: { items: [{ name: 'தரம்' }, {}, {}] },
  });
});
`,
  );
}
