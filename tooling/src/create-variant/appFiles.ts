import type { Answers } from './questions.ts';
import { brandTokens, textOn } from './colour.ts';
import { drawIcon, type Logo } from './logo.ts';

const quote = (text: string) => `'${text.replaceAll('\\', '\\\\').replaceAll('\'', '\\\'')}'`;

/** Size of the wordmark in the header, px. */
const height = 28;
const widest = 190;

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
const size = 24;

function wordmarkOfName(name: string): string {
  const wide = Math.round(Array.from(name).length * size * letter);
  const shown = Math.round(height * Math.min(1, widest / wide));
  return `/** The name, in the brand's colour of text. */
export function Wordmark() {
  return (
    <svg viewBox="0 0 ${wide} 32" height="${shown}" fill="currentColor" aria-hidden="true">
      <text x="0" y="24" fontSize="${size}" fontWeight="700" textLength="${wide}" lengthAdjust="spacingAndGlyphs">{${quote(name)}}</text>
    </svg>
  );
}
`;
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
    'src/Wordmark.tsx': logo ? wordmarkOfLogo(logo) : wordmarkOfName(answers.name),
    ...(logo && { [`src/logo.${logo.ending}`]: logo.bytes }),
    'theme.css': themeFile(answers),
    'icon.svg': drawIcon(logo, answers.brandColour, textOn(answers.brandColour)),
  };
}
