import type { ImportProblems } from './ImportProblems.ts';
import { passedOver, perStoreView, understood } from './columns.ts';
import { type CsvRow, readCsv, readCsvText } from './readCsv.ts';
import { readVariations } from './readComposed.ts';
import { FieldError, splitPairs } from './splitFields.ts';
import { NotKept } from './NotKept.ts';
import type { Staging } from './Staging.ts';

const LONGEST_SKU = 64;

interface StageOptions {
  staging: Staging;
  problems: ImportProblems;
  notices: Set<string>;
  /** Codes of the store views. */
  views: ReadonlySet<string>;
}

/**
 * Reads a file into the staging area: every row with its product, its store view and what is sold as a variant. `onRow`
 * is told after each.
 */
export async function stageFile(file: string, onRow: () => void, options: StageOptions): Promise<void> {
  const seen: Seen = { variantAttributes: new Set(), ignored: new Set(), notKept: new NotKept() };
  for await (const row of readCsv(file, options.problems)) {
    onRow();
    stageRow(row, options, seen);
  }
  noticeLosses(seen, options.notices);
}

/**
 * The same for a file that is in the memory already.
 *
 * @param after Lines of files that were staged before: its own are counted on from there.
 */
export function stageText(text: string, options: StageOptions, after = 0): void {
  const seen: Seen = { variantAttributes: new Set(), ignored: new Set(), notKept: new NotKept() };
  for (const row of readCsvText(text, options.problems)) stageRow({ ...row, line: row.line + after }, options, seen);
  noticeLosses(seen, options.notices);
}

interface Seen {
  /** What products are configured by. */
  variantAttributes: Set<string>;
  ignored: Set<string>;
  notKept: NotKept;
}

function stageRow({ line, values }: CsvRow, { staging, problems, notices, views }: StageOptions, seen: Seen): void {
  const sku = values['sku']?.trim() ?? '';
  const view = storeViewOf(values);
  if (sku === '') return problems.add(line, 'sku', 'is missing');
  if (sku.length > LONGEST_SKU)
    return problems.add(line, 'sku', `has ${sku.length} characters, more than ${LONGEST_SKU}`);
  if (view !== '' && !views.has(view)) return problems.add(line, 'store_view_code', `there is no store view "${view}"`);
  const known = staging.add({ line, sku, values }, view);
  if (known !== undefined)
    return problems.add(
      line,
      'sku',
      `"${sku}" stands in line ${known} already${view === '' ? '' : ` for the store view "${view}"`}`,
    );
  noteIgnored(values, view, notices, seen);
  if (view === '') seen.notKept.look(sku, values);
  if (view === '' && values['configurable_variations'] !== undefined)
    noteVariants(line, sku, values['configurable_variations'], staging, problems, seen);
}

/** Empty for what all store views share; Magento's exports call that "admin" or "all" too. */
function storeViewOf(values: Record<string, string>): string {
  const code = values['store_view_code']?.trim() ?? '';
  return ['admin', 'all'].includes(code.toLowerCase()) ? '' : code;
}

function noteIgnored(values: Record<string, string>, view: string, notices: Set<string>, { ignored }: Seen): void {
  for (const name of Object.keys(values)) {
    if (view === '' && !understood.has(name) && !passedOver.has(name)) ignored.add(name);
    if (view !== '' && understood.has(name) && !perStoreView.has(name))
      notices.add(`"${name}" was passed over in rows of store views: it is the same in all of them.`);
  }
  for (const name of attributeNames(values['additional_attributes']))
    if (!understood.has(name) && !passedOver.has(name)) ignored.add(name);
}

function noticeLosses({ variantAttributes, ignored, notKept }: Seen, notices: Set<string>): void {
  for (const sentence of notKept.sentences()) notices.add(sentence);
  for (const name of ignored)
    if (!variantAttributes.has(name)) notices.add(`"${name}" was passed over: the sandbox has no use for it.`);
}

function attributeNames(text: string | undefined): Iterable<string> {
  try {
    return splitPairs(text ?? '').keys();
  } catch (error) {
    // Refused with its line when the row is read.
    if (error instanceof FieldError) return [];
    throw error;
  }
}

function noteVariants(
  line: number,
  sku: string,
  text: string,
  staging: Staging,
  problems: ImportProblems,
  { variantAttributes }: Seen,
): void {
  try {
    for (const variation of readVariations(text)) {
      for (const code of Object.keys(variation.options)) variantAttributes.add(code);
      const other = staging.addChild(variation.sku, sku);
      if (other !== undefined)
        problems.add(
          line,
          'configurable_variations',
          `${variation.sku} is a variant of ${other} already: the sandbox keeps one`,
        );
    }
  } catch (error) {
    if (!(error instanceof FieldError)) throw error;
  }
}
