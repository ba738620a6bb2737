import { FieldError, splitPairs } from './splitFields.ts';
import { joinPairs } from './writeFields.ts';

type Values = Record<string, string>;

const artworkAttributes = ['sandbox_artwork', 'sandbox_artwork_form', 'sandbox_artwork_label', 'sandbox_artwork_seed'];

/** A row completed by what the shop holds of its product: a value that the row leaves empty stays as it was. */
export function mergeRecords(held: Values | undefined, row: Values): Values {
  if (!held) return row;
  const attributes = mergeAttributes(held, row);
  const kept = { ...held };
  // A limit that the row brings is meant, whatever the shop used before.
  if (row['min_cart_qty'] !== undefined) delete kept['use_config_min_sale_qty'];
  if (row['max_cart_qty'] !== undefined) delete kept['use_config_max_sale_qty'];
  if (row['qty_increments'] !== undefined) delete kept['use_config_qty_increments'];
  if (row['enable_qty_increments'] !== undefined) delete kept['use_config_enable_qty_inc'];
  return { ...kept, ...row, ...(attributes !== undefined && { additional_attributes: attributes }) };
}

function mergeAttributes(held: Values, row: Values): string | undefined {
  const known = splitPairs(held['additional_attributes'] ?? '');
  const given = pairsOf(row['additional_attributes'] ?? '');
  // What cannot be read is refused when the row is read.
  if (!given) return undefined;
  const names = (name: string) => row[name] !== undefined || given.has(name);
  if (names('brand') || names('manufacturer') || names('brand_code'))
    for (const name of ['brand', 'brand_code']) known.delete(name);
  if (row['product_type'] !== undefined && row['product_type'] !== held['product_type'])
    for (const name of artworkAttributes) known.delete(name);
  // A column of the same name is newer than an attribute that is held.
  for (const name of known.keys()) if (row[name] !== undefined) known.delete(name);
  return joinPairs(
    [...known, ...given].reduce((all, [name, value]) => all.set(name, value), new Map<string, string>()),
  );
}

function pairsOf(text: string): Map<string, string> | undefined {
  try {
    return splitPairs(text);
  } catch (error) {
    if (error instanceof FieldError) return undefined;
    throw error;
  }
}
