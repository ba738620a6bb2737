import { join } from 'node:path';
import { edit, write } from './edit.ts';

/** The new kind of thing, as its drawing is called. */
export const diya = 'diya';

/** A drawing of a kind of thing that nothing sold so far. */
function addDrawing(artwork: string): void {
  write(
    join(artwork, 'shapes/diya.ts'),
    `import { tone } from '../colours.ts';
import type { Draw, Ink } from '../Ink.ts';
import { lit, sheen } from '../solid.ts';
import { closeUp } from '../textile.ts';

/** A small lamp of clay; turned to the side; its flame close up. */
export const diya: Draw = ink => {
  const lamp = ink.ground(500, 800, 760, 120) + bowl(ink) + flame(ink);
  if (ink.view === 'front') return lamp;
  return ink.view === 'detail' ? closeUp(lamp, 500, 420, 2.2) : \`<g transform="rotate(-12 500 500)">\${lamp}</g>\`;
};

function bowl(ink: Ink): string {
  const depth = Math.round(ink.vary('depth', 740, 800));
  return lit(\`M200 520H800Q760 \${depth} 500 \${depth}Q240 \${depth} 200 520Z\`, ink.colour, sheen(ink, 'matte'));
}

const flame = (ink: Ink): string => \`<path d="M500 220Q590 400 500 510Q410 400 500 220Z" fill="\${tone(ink.accent, 0.2)}"/>\`;
`,
  );
  edit(join(artwork, 'shapes.ts'), "  'table-lamp',\n", "$&  'diya',\n");
  edit(join(artwork, 'shapes/index.ts'), 'import { dinnerSet }', "import { diya } from './diya.ts';\n$&");
  edit(join(artwork, 'shapes/index.ts'), "  'dinner-set': dinnerSet,\n", '$&  diya,\n');
}

const description = `<p>Turned by hand and fired in a wood kiln, so that each one stands a little differently.</p>
<ul>
<li>Set of six</li>
<li>For oil or ghee</li>
<li>Wicks included</li>
</ul>`;

const shown = {
  sku: 'DYA-101',
  product_type: 'simple',
  attribute_set_code: 'Default',
  product_websites: 'base',
  name: 'Gharika Deepa Terracotta Diyas',
  categories: 'Default Category/Home & Furniture/Decor & Travel/Table Lamps',
  price: '349',
  special_price: '',
  qty: '60',
  weight: '0.6',
  visibility: '"Catalog, Search"',
  url_key: 'gharika-deepa-terracotta-diyas',
  country_of_manufacture: 'India',
  short_description: 'Six small lamps of clay for the sill and the stairs.',
  description: `"${description}"`,
  additional_attributes: '"brand=Gharika,sandbox_artwork=diya matte #b4573a #f0a33a #f4efe6"',
  configurable_variations: '',
  configurable_variation_labels: '',
  hsn_code: '6912',
  gst_rate: '12',
  crosssell_skus: '',
};

/** A product of a new kind, in both languages, and its picture. */
export function addProduct(packages: string): void {
  addDrawing(join(packages, 'artwork/src'));
  const sandbox = join(packages, 'commerce-sandbox');
  const files = join(sandbox, 'catalogue');
  edit(join(files, 'home-furniture.csv'), /\n*$/, `\n${Object.values(shown).join(',')}\n`);
  edit(
    join(files, 'hi_IN/home-furniture.csv'),
    /\n*$/,
    `\nDYA-101,float_hi,Gharika दीपा मिट्टी के दीये,चौखट और सीढ़ियों के लिए मिट्टी के छह दीये।,"<p>हाथ से बने।</p>"\n`,
  );
}
