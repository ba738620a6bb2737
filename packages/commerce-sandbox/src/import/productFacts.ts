import type { ProductFactsSeed, SpecificationSeed } from '../catalogue/factTypes.ts';
import { readNumber } from './readScalars.ts';
import type { RowReader } from './RowReader.ts';
import { FieldError, shorten, splitEscaped } from './splitFields.ts';
import { spread } from './spread.ts';
import { joinBars } from './writeFields.ts';

/** What a row states and promises; undefined where it says nothing. What cannot be read is reported. */
export function readFacts(row: RowReader): ProductFactsSeed | undefined {
  const facts: ProductFactsSeed = {
    ...spread(
      'specifications',
      row.read('specifications', text => splitEscaped(text, '|').map(readSpecification)),
    ),
    ...spread(
      'boxContents',
      row.read('box_contents', text => splitEscaped(text, '|')),
    ),
    ...spread('warranty', row.text('warranty')),
    ...spread(
      'returnDays',
      row.read('return_days', text => readNumber(text, { to: 365 })),
    ),
    ...spread('returnKind', row.read('return_kind', readReturnKind)),
    ...spread('soldBy', row.text('sold_by')),
    ...spread('sizeGuide', row.text('size_guide')),
  };
  return Object.keys(facts).length > 0 ? facts : undefined;
}

/** `Label=value`, or `Group: Label=value`. */
function readSpecification(text: string): SpecificationSeed {
  const equals = text.indexOf('=');
  const named = text.slice(0, Math.max(0, equals)).trim();
  const value = text.slice(equals + 1).trim();
  if (named === '' || value === '')
    throw new FieldError(`"${shorten(text)}" is not of the form Label=value or Group: Label=value`);
  const colon = named.indexOf(': ');
  if (colon <= 0) return { label: named, value };
  return { group: named.slice(0, colon), label: named.slice(colon + 2).trim(), value };
}

function readReturnKind(text: string): 'return' | 'replacement' {
  const kind = text.trim().toLowerCase();
  if (kind === 'return' || kind === 'replacement') return kind;
  throw new FieldError(`"${shorten(text)}" is neither return nor replacement`);
}

/** The attributes that say them, in their order. */
export const factAttributes = (facts: ProductFactsSeed): [name: string, value: string][] =>
  [
    [
      'specifications',
      facts.specifications &&
        joinBars(
          facts.specifications.map(
            ({ group, label, value }) => `${group === undefined ? '' : `${group}: `}${label}=${value}`,
          ),
        ),
    ] as const,
    ['box_contents', facts.boxContents && joinBars(facts.boxContents)] as const,
    ['warranty', facts.warranty] as const,
    ['return_days', facts.returnDays?.toString()] as const,
    ['return_kind', facts.returnKind] as const,
    ['sold_by', facts.soldBy] as const,
    ['size_guide', facts.sizeGuide] as const,
  ].flatMap(([name, value]): [string, string][] => (value === undefined ? [] : [[name, value]]));
