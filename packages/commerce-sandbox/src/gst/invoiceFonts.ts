import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type PDFDocument from 'pdfkit';

const require = createRequire(import.meta.url);

/** The parts that the family comes in: each has its own letters, so a line may need several. */
const parts = ['latin', 'latin-ext', 'devanagari'] as const;
export type Weight = '400' | '600';

type Part = (typeof parts)[number];
type Document = InstanceType<typeof PDFDocument>;

const files = new Map<string, Buffer>();

function fileOf(part: Part, weight: Weight): Buffer {
  const path = require.resolve(`@fontsource/hind/files/hind-${part}-${weight}-normal.woff`);
  const known = files.get(path) ?? readFileSync(path);
  files.set(path, known);
  return known;
}

/** Name of a font in a document. */
export const fontName = (part: Part, weight: Weight): string => `${part} ${weight}`;

/** Makes the letters known to a document. Only those that are used end up in it. */
export function registerFonts(doc: Document): void {
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
