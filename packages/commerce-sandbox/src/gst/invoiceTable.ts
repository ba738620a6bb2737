import { amountText } from '../money.ts';
import type { GstInvoice } from './gstInvoice.ts';
import type { PdfDocument } from './invoiceFonts.ts';
import type { TaxedLine } from './orderTaxes.ts';
import { linesOf, type TextStyle, writeText } from './pdfText.ts';

interface Column {
  title: string;
  /** Share of the width. */
  share: number;
  align?: 'right';
  cell: (line: TaxedLine) => string;
  /** In the row of the sums. */
  sum?: string;
}

const PADDING = 4;
const FOOT = 110;
const head: TextStyle = { size: 8, weight: '600', colour: '#55606f' };
const body: TextStyle = { size: 8 };
const sums: TextStyle = { size: 8, weight: '600' };

/** Rupees without their sign, which would not fit nine columns: it stands in the head. */
const figure = (paise: number) => amountText(paise).replace('₹', '');

const percent = (rate: number) => `${rate.toLocaleString('en-IN', { maximumFractionDigits: 3 })}%`;

function columnsOf({ isWithinState, totals }: GstInvoice): Column[] {
  const money = (title: string, key: 'taxable' | 'cgst' | 'sgst' | 'igst' | 'amount', share: number): Column => ({
    title: `${title} ₹`,
    share,
    align: 'right',
    cell: line => figure(line[key]),
    sum: figure(totals[key]),
  });
  return [
    { title: 'Goods', share: isWithinState ? 28 : 38, cell: ({ name }) => name, sum: 'Total' },
    { title: 'HSN', share: 9, cell: ({ hsn }) => hsn || '–' },
    { title: 'Pieces', share: 7, align: 'right', cell: ({ quantity }) => String(quantity) },
    { title: 'GST', share: 7, align: 'right', cell: ({ rate }) => percent(rate) },
    money('Taxable', 'taxable', 14),
    ...(isWithinState ? [money('CGST', 'cgst', 11), money('SGST', 'sgst', 11)] : [money('IGST', 'igst', 12)]),
    money('Total', 'amount', 13),
  ];
}

/** The lines with their sums, each page with its own head. Answers where it ends. */
export function writeTable(
  doc: PdfDocument,
  invoice: GstInvoice,
  box: { x: number; y: number; width: number },
): number {
  const columns = columnsOf(invoice);
  const bottom = doc.page.height - FOOT;
  const widths = columns.map(({ share }) => (box.width * share) / 100 - 2 * PADDING);
  let y = box.y;

  const row = (cells: readonly string[], style: TextStyle) => {
    const height =
      Math.max(...cells.map((text, at) => linesOf(doc, text, widths[at]!, style).length)) * style.size * 1.45;
    if (y + height > bottom) {
      doc.addPage();
      y = box.x;
      if (style !== head)
        row(
          columns.map(({ title }) => title),
          head,
        );
    }
    let x = box.x;
    cells.forEach((text, at) => {
      const { align } = columns[at]!;
      writeText(
        doc,
        text,
        { x: x + PADDING, y: y + PADDING, width: widths[at]! },
        { ...style, ...(align && { align }) },
      );
      x += widths[at]! + 2 * PADDING;
    });
    y += height + 2 * PADDING;
    doc
      .moveTo(box.x, y)
      .lineTo(box.x + box.width, y)
      .strokeColor('#d5dbe3')
      .stroke();
  };

  row(
    columns.map(({ title }) => title),
    head,
  );
  for (const line of invoice.lines)
    row(
      columns.map(({ cell }) => cell(line)),
      body,
    );
  row(
    columns.map(({ sum }) => sum ?? ''),
    sums,
  );
  return y;
}
