const LETTERS_PER_LINE = 82;
const LINES_PER_PAGE = 44;

/** Lines of at most so many letters, broken at spaces. */
function wrapped(text: string): string[] {
  const lines = [''];
  for (const word of text.split(/\s+/)) {
    const line = lines.at(-1)!;
    if (line.length + word.length + 1 > LETTERS_PER_LINE && line !== '') lines.push(word);
    else lines[lines.length - 1] = line === '' ? word : `${line} ${word}`;
  }
  return lines;
}

/** Punctuation that the standard encoding of PDF has elsewhere; what it lacks becomes a question mark. */
const codes: Record<string, string> = {
  '’': "'",
  '‘': "'",
  '“': '"',
  '”': '"',
  '–': '-',
  '—': '-',
  '…': '...',
  '₹': 'Rs. ',
  '°': '\\260',
};
const printable = (text: string) =>
  text
    .replaceAll(/[\\()]/g, character => `\\${character}`)
    .replaceAll(/[^\x20-\x7e]/gu, character => codes[character] ?? '?');

/**
 * A plain PDF (1.4, A4, Times) of a title and paragraphs, on as many pages as they need. The same text gives the same
 * bytes.
 */
export function leafletPdf(title: string, paragraphs: readonly string[]): Buffer {
  const lines = paragraphs.flatMap(paragraph => [...wrapped(paragraph), '']);
  const pages: string[][] = [];
  for (let at = 0; at < Math.max(1, lines.length); at += LINES_PER_PAGE)
    pages.push(lines.slice(at, at + LINES_PER_PAGE));

  const objects: string[] = ['<< /Type /Catalog /Pages 2 0 R >>', ''];
  objects.push(
    '<< /Type /Font /Subtype /Type1 /BaseFont /Times-Roman /Encoding /WinAnsiEncoding >>',
    '<< /Type /Font /Subtype /Type1 /BaseFont /Times-Bold /Encoding /WinAnsiEncoding >>',
  );
  const kids = pages.map((page, index) => {
    const heading = index === 0 ? `/F2 20 Tf 72 760 Td (${printable(title)}) Tj 0 -36 Td ` : '72 760 Td ';
    const text = `BT ${heading}/F1 12 Tf 15 TL ${page.map(line => `(${printable(line)}) Tj T*`).join(' ')} ET`;
    objects.push(`<< /Length ${text.length} >>\nstream\n${text}\nendstream`);
    objects.push(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents ${objects.length} 0 R /Resources << /Font << /F1 3 0 R /F2 4 0 R >> >> >>`,
    );
    return `${objects.length} 0 R`;
  });
  objects[1] = `<< /Type /Pages /Kids [${kids.join(' ')}] /Count ${kids.length} >>`;

  let body = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const at = body.length;
    body += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return at;
  });
  const table = offsets.map(at => `${String(at).padStart(10, '0')} 00000 n \n`).join('');
  return Buffer.from(
    `${body}xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${body.length}\n%%EOF\n`,
    'latin1',
  );
}
