const needsQuotes = /[",\n\r]/;

const doubled = (value: string): string => `"${value.replaceAll('"', '""')}"`;

/** `name=value,name=value` for one field, as splitPairs reads it; values with a comma or quotation mark are quoted. */
export function joinPairs(pairs: Iterable<readonly [name: string, value: string]>): string {
  return [...pairs]
    .map(
      ([name, value]) =>
        `${name}=${needsQuotes.test(value) || value.trim() !== value ? doubled(value.replaceAll('\\', '\\\\')) : value}`,
    )
    .join(',');
}

/** Items between vertical bars, as splitEscaped reads them. */
export const joinBars = (items: Iterable<string>): string =>
  [...items].map(item => item.replaceAll(/[\\|]/g, '\\$&')).join('|');

/** Labels between commas, as splitLabels reads them. */
export const joinLabels = (labels: Iterable<string>): string =>
  [...labels].map(label => (/[,"]|^\s|\s$/.test(label) ? doubled(label) : label)).join(',');

/** Runs of pairs between vertical bars. */
export const joinRuns = (runs: Iterable<readonly (readonly [string, string])[]>): string =>
  joinBars([...runs].map(joinPairs));

/** Names of a category path, from the root down. */
export const joinNames = (names: readonly string[]): string =>
  names.map(name => name.replaceAll(/[\\/,]/g, '\\$&')).join('/');

/** A row of the file with its line end. */
export function csvLine(values: readonly string[]): string {
  return `${values.map(value => (needsQuotes.test(value) || value.trim() !== value ? doubled(value) : value)).join(',')}\r\n`;
}

/** Paise as Magento writes amounts. */
export const amount = (paise: number): string =>
  `${Math.floor(paise / 100)}.${String(paise % 100).padStart(2, '0')}0000`;
