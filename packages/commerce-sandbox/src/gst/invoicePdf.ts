import Pdf from 'pdfkit';
import { amountText } from '../money.ts';
import { dayText } from '../orders/orderText.ts';
import type { GstInvoice, Party } from './gstInvoice.ts';
import { type PdfDocument, registerFonts } from './invoiceFonts.ts';
import { writeTable } from './invoiceTable.ts';
import { type TextStyle, writeText } from './pdfText.ts';

const MARGIN = 40;
const quiet: TextStyle = { size: 8, colour: '#55606f' };
const plain: TextStyle = { size: 9 };
const strong: TextStyle = { size: 9, weight: '600' };

const partyLines = (party: Party): string[] =>
  [
    party.company === null ? null : party.name,
    ...party.street,
    [party.city, party.postcode].filter(Boolean).join(' '),
    party.state_code === '' ? party.region : `${party.region} (${party.state_code})`,
    party.gstin === null ? null : `GSTIN ${party.gstin}`,
  ].filter((line): line is string => line !== null && line.trim() !== '');

/** One below the other; answers where the next may begin. */
function writeLines(
  doc: PdfDocument,
  texts: readonly (readonly [string, TextStyle])[],
  x: number,
  y: number,
  width: number,
) {
  return texts.reduce((at, [text, style]) => at + writeText(doc, text, { x, y: at, width }, style), y);
}

function writeParties(doc: PdfDocument, invoice: GstInvoice, y: number, width: number): number {
  const half = width / 2 - 10;
  const column = (title: string, party: Party, x: number) =>
    writeLines(
      doc,
      [
        [title, quiet],
        [party.company ?? party.name, strong],
        ...partyLines(party).map((line): [string, TextStyle] => [line, plain]),
      ],
      x,
      y,
      half,
    );
  const ends = [
    column('Billed to', invoice.buyer, MARGIN),
    ...(invoice.shipTo ? [column('Sent to', invoice.shipTo, MARGIN + half + 20)] : []),
  ];
  return Math.max(...ends) + 14;
}

function writeHead(doc: PdfDocument, invoice: GstInvoice, width: number): number {
  const { seller } = invoice;
  const half = width / 2 - 10;
  const left = writeLines(
    doc,
    [
      [seller.name, { size: 12, weight: '600' }],
      ...partyLines(seller).map((line): [string, TextStyle] => [line, plain]),
      [seller.email, plain],
    ],
    MARGIN,
    MARGIN,
    half,
  );
  const toRight = (style: TextStyle): TextStyle => ({ ...style, align: 'right' });
  const right = writeLines(
    doc,
    [
      ['Tax invoice', toRight({ size: 18, weight: '600' })],
      ['Original for recipient', toRight(quiet)],
      [`Invoice ${invoice.number}`, toRight(strong)],
      [`Date ${dayText(invoice.issuedAt, 'en_US')}`, toRight(plain)],
      [`Order #${invoice.orderNumber} of ${dayText(invoice.orderedAt, 'en_US')}`, toRight(plain)],
      [`Place of supply: ${invoice.placeOfSupply}`, toRight(plain)],
    ],
    MARGIN + half + 20,
    MARGIN,
    half,
  );
  const y = Math.max(left, right) + 10;
  doc
    .moveTo(MARGIN, y)
    .lineTo(MARGIN + width, y)
    .strokeColor('#d5dbe3')
    .stroke();
  return writeParties(doc, invoice, y + 10, width);
}

function writeEnd(doc: PdfDocument, invoice: GstInvoice, y: number, width: number): void {
  const notes = [
    ...invoice.paidBy.map(([way, amount]): [string, TextStyle] => [`${way}: ${amountText(amount)}`, plain]),
    ['Prices include GST. Tax is not payable under reverse charge.', quiet],
    ['Made by a computer; it needs no signature.', quiet],
  ] satisfies [string, TextStyle][];
  writeLines(doc, notes, MARGIN, y + 8, width);
}

/** A tax invoice as PDF, on as many pages as it takes. */
export function invoicePdf(invoice: GstInvoice): Promise<Buffer> {
  const doc = new Pdf({
    size: 'A4',
    margin: MARGIN,
    lang: 'en-IN',
    info: {
      Title: `Tax invoice ${invoice.number}`,
      Author: invoice.seller.name,
      CreationDate: new Date(invoice.issuedAt),
    },
  });
  registerFonts(doc);
  const chunks: Buffer[] = [];
  const whole = new Promise<Buffer>((resolve, reject) => {
    doc.on('data', (chunk: Buffer) => chunks.push(chunk));
    doc.on('end', () => resolve(Buffer.concat(chunks)));
    doc.on('error', reject);
  });
  const width = doc.page.width - 2 * MARGIN;
  const top = writeHead(doc, invoice, width);
  writeEnd(doc, invoice, writeTable(doc, invoice, { x: MARGIN, y: top, width }), width);
  doc.end();
  return whole;
}
