import { fontName, type PdfDocument, runsOf, type Weight } from './invoiceFonts.ts';

/** How a text stands in its box. */
export interface TextStyle {
  size: number;
  weight?: Weight;
  align?: 'left' | 'right';
  colour?: string;
}

const LINE = 1.45;

function widthOf(doc: PdfDocument, text: string, { size, weight = '400' }: TextStyle): number {
  return runsOf(text).reduce((sum, run) => sum + doc.font(fontName(run.part, weight), size).widthOfString(run.text), 0);
}

/** A word that is wider than its box goes on in the next line. */
function broken(doc: PdfDocument, word: string, width: number, style: TextStyle): string[] {
  if (widthOf(doc, word, style) <= width) return [word];
  const pieces = [''];
  for (const letter of word) {
    if (widthOf(doc, pieces.at(-1)! + letter, style) > width && pieces.at(-1) !== '') pieces.push('');
    pieces[pieces.length - 1] += letter;
  }
  return pieces;
}

/** A text in lines that fit a width. */
export function linesOf(doc: PdfDocument, text: string, width: number, style: TextStyle): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/).flatMap(each => broken(doc, each, width, style))) {
    const longer = lines.length === 0 ? word : `${lines.at(-1)} ${word}`;
    if (lines.length > 0 && widthOf(doc, longer, style) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** Writes a text into a column, whatever scripts it is in, and answers how high it is. */
export function writeText(
  doc: PdfDocument,
  text: string,
  box: { x: number; y: number; width: number },
  style: TextStyle,
): number {
  const { size, weight = '400', align = 'left', colour = '#16202e' } = style;
  const lines = linesOf(doc, text, box.width, style);
  doc.fillColor(colour);
  lines.forEach((line, index) => {
    let x = align === 'right' ? box.x + box.width - widthOf(doc, line, style) : box.x;
    for (const run of runsOf(line)) {
      doc
        .font(fontName(run.part, weight), size)
        .text(run.text, x, box.y + index * size * LINE, { lineBreak: false, baseline: 'top' });
      x += doc.widthOfString(run.text);
    }
  });
  return lines.length * size * LINE;
}
