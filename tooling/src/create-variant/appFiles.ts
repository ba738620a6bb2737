import type { Answers } from './questions.ts';
import { brandTokens, textOn } from './colour.ts';
import { drawIcon, type Logo } from './logo.ts';

const quote = (text: string) => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;

/** Size of the wordmark in the header, px. */
const height = 28;
const widest = 190;

/** A logo that is less wide than this many times its height is taken for a mark, which says nobody's name. */
const wordmarkFrom = 1.6;

function wordmarkOfLogo({ width, height: natural, ending }: Logo): string {
  const scale = Math.min(height / natural, widest / width);
  return `import logo from './logo.${ending}';

/** The brand's own logo. */
export function Wordmark() {
  return <img src={logo} width={${Math.round(width * scale)}} height={${Math.round(natural * scale)}} alt="" />;
}
`;
}

/** Width of a bold letter over its size: the average of the system fonts. */
const letter = 0.58;
const graphemes = new Intl.Segmenter('en-IN');
const lettersOf = (text: string) => [...graphemes.segment(text)].length;

const widthOf = (text: string, size: number) => Math.round(lettersOf(text) * size * letter);
const [large, small] = [24, 15];

/** A name in one line, or in two where one would be too small to read: broken at the space nearest to its middle. */
function linesOf(name: string, room: number): string[] {
  const spaces = [...name.matchAll(/\s+/g)].map(({ index }) => index);
  const middle = name.length / 2;
  const [at] = spaces.toSorted((a, b) => Math.abs(a - middle) - Math.abs(b - middle));
  return widthOf(name, large) <= room || at === undefined ? [name] : [name.slice(0, at), name.slice(at).trimStart()];
}

/** The name as lines of an SVG that is 32 high, and how wide they are. */
function drawName(name: string, x: number): { wide: number; texts: string } {
  const lines = linesOf(name, widest - x);
  const [size, first, step] = lines.length === 1 ? [large, 24, 0] : [small, 13, 16];
  const widths = lines.map(line => widthOf(line, size));
  const texts = lines.map(
    (line, index) =>
      `      <text x="${x}" y="${first + index * step}" fontSize="${size}" fontWeight="700" textLength="${widths[index]}" lengthAdjust="spacingAndGlyphs">{${quote(line)}}</text>`,
  );
  return { wide: x + Math.max(...widths), texts: texts.join('\n') };
}

const svgOf = (
  wide: number,
  inside: string,
) => `    <svg viewBox="0 0 ${wide} 32" height="${Math.round(height * Math.min(1, widest / wide))}" fill="currentColor" aria-hidden="true">
${inside}
    </svg>`;

/** A mark in a square, and the name beside it. */
function wordmarkOfMark({ ending }: Logo, name: string): string {
  const { wide, texts } = drawName(name, 40);
  return `import logo from './logo.${ending}';

/** The brand's own mark, and its name in the colour of text. */
export function Wordmark() {
  return (
${svgOf(wide, `      <image href={logo} width="32" height="32" />\n${texts}`)}
  );
}
`;
}

function wordmarkOfName(name: string): string {
  const { wide, texts } = drawName(name, 0);
  return `/** The name, in the brand's colour of text. */
export function Wordmark() {
  return (
${svgOf(wide, texts)}
  );
}
`;
}

function wordmark({ name }: Answers, logo: Logo | undefined): string {
  if (logo === undefined) return wordmarkOfName(name);
  return logo.width / logo.height < wordmarkFrom ? wordmarkOfMark(logo, name) : wordmarkOfLogo(logo);
}

/** The fields that differ from what a variant falls back to. */
function variantFile({ id, name, storeCode, coinName, decimals, helpNumber, guestCart, brandColour }: Answers): string {
  return `import { defineVariant } from '@shop/variant';

export const variant = defineVariant({
  id: ${quote(id)},
  name: ${quote(name)},
  storeCode: ${quote(storeCode)},
  coinName: ${quote(coinName)},
  helpNumber: ${quote(helpNumber)},
  themeColour: ${quote(brandColour)},
${decimals === 0 ? '' : `  priceDecimals: ${decimals},\n`}${guestCart ? '  guestCart: true,\n' : ''}});
`;
}

function themeFile({ name, brandColour }: Answers): string {
  const tokens = Object.entries(brandTokens(brandColour)).map(([token, value]) => `  --${token}: ${value};`);
  return `/* ${name.replaceAll('*/', '')}: what is not named here is as packages/ui/src/tokens/base.css has it. */\n:root {\n${tokens.join('\n')}\n}\n`;
}

const shopFile = `import type { Shop } from '@shop/storefront/slots';
import { Wordmark } from './Wordmark.tsx';
import { variant } from './variant.ts';

export const shop: Shop = { variant, slots: { Wordmark } };
`;

/** The files of a new app that its answers decide, by path. The others are the same in every app. */
export function appFiles(answers: Answers, logo: Logo | undefined): Record<string, string | Buffer> {
  return {
    'src/variant.ts': variantFile(answers),
    'src/shop.ts': shopFile,
    'src/Wordmark.tsx': wordmark(answers, logo),
    ...(logo && { [`src/logo.${logo.ending}`]: logo.bytes }),
    'theme.css': themeFile(answers),
    'icon.svg': drawIcon(logo, answers.brandColour, textOn(answers.brandColour)),
  };
}
