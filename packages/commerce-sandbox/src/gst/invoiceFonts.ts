import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type Pdf from 'pdfkit';

/** The parts that the family comes in: each has its own letters, so a line may need several. */
const parts = ['latin', 'latin-ext', 'devanagari'] as const;
export type Weight = '400' | '600';

type Part = (typeof parts)[number];

/** A document that is being written. */
export type PdfDocument = InstanceType<typeof Pdf>;

const addresses: Record<Part, Record<Weight, string>> = {
  latin: {
    '400': import.meta.resolve('@fontsource/hind/files/hind-latin-400-normal.woff'),
    '600': import.meta.resolve('@fontsource/hind/files/hind-latin-600-normal.woff'),
  },
  'latin-ext': {
    '400': import.meta.resolve('@fontsource/hind/files/hind-latin-ext-400-normal.woff'),
    '600': import.meta.resolve('@fontsource/hind/files/hind-latin-ext-600-normal.woff'),
  },
  devanagari: {
    '400': import.meta.resolve('@fontsource/hind/files/hind-devanagari-400-normal.woff'),
    '600': import.meta.resolve('@fontsource/hind/files/hind-devanagari-600-normal.woff'),
  },
};

const files = new Map<string, Buffer>();

/** Read once. */
function fileOf(part: Part, weight: Weight): Buffer {
  const address = addresses[part][weight];
  const file = files.get(address) ?? readFileSync(fileURLToPath(address));
  files.set(address, file);
  return file;
}

/** Name of a font in a document. */
export const fontName = (part: Part, weight: Weight): string => `${part} ${weight}`;

/** Makes the letters known to a document. Only those that are used end up in it. */
export function registerFonts(doc: PdfDocument): void {
  for (const part of parts)
    for (const weight of ['400', '600'] as const) doc.registerFont(fontName(part, weight), fileOf(part, weight));
}

/** The rupee sign, accents beyond Western Europe's, and Devanagari; everything else is in the first part. */
function partOf(letter: string): Part {
  if (/[\u0900-\u097f\u200c\u200d]/u.test(letter)) return 'devanagari';
  return /[\u0100-\u0130\u0132-\u0151\u0154-\u024f\u1e00-\u1eff\u20a0-\u20ab\u20ad-\u20cf]/u.test(letter)
    ? 'latin-ext'
    : 'latin';
}

/** A word in pieces of one font each. */
export function runsOf(word: string): { part: Part; text: string }[] {
  const runs: { part: Part; text: string }[] = [];
  for (const letter of word) {
    const last = runs.at(-1);
    const part = partOf(letter);
    if (last?.part === part) last.text += letter;
    else runs.push({ part, text: letter });
  }
  return runs;
}
