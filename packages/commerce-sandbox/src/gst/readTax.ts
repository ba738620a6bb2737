import type { ProductSeed } from '../catalogue/ProductSeed.ts';
import type { RowReader } from '../import/RowReader.ts';
import { readNumber } from '../import/readScalars.ts';
import { FieldError } from '../import/splitFields.ts';

/** Four to eight digits: chapter and heading, then as far as it is told. */
function readHsn(text: string): string {
  const code = text.replaceAll(/[\s.]/g, '');
  if (!/^\d{4,8}$/.test(code)) throw new FieldError(`"${text}" is no HSN code: write 4 to 8 digits, for example 8517`);
  return code;
}

const readRate = (text: string): number => readNumber(text.replace(/%$/, ''), { from: 0, to: 100 });

/** What a row says of the tax of a product: `hsn_code`, and `gst_rate` in percent. */
export function readTax(row: RowReader): Pick<ProductSeed, 'hsnCode' | 'gstRate'> {
  const hsnCode = row.read('hsn_code', readHsn);
  const gstRate = row.read('gst_rate', readRate);
  return { ...(hsnCode !== undefined && { hsnCode }), ...(gstRate !== undefined && { gstRate }) };
}
