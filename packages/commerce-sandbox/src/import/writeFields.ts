const needsQuotes = /[",\n\r]/;

/** `name=value,name=value` for one field, as splitPairs reads it; values with a comma or quotation mark are quoted. */
export function joinPairs(pairs: Iterable<readonly [name: string, value: string]>): string {
  return [...pairs].map(([name, value]) => `${name}=${needsQuotes.test(value) || value.trim() !== value ? `"${value.replaceAll('"', '""')}"` : value}`).join(',');
}

/** Runs of pairs between vertical bars. */
export const joinRuns = (runs: Iterable<readonly (readonly [string, string])[]>): string =>
  [...runs].map(pairs => joinPairs(pairs).replaceAll('|', '\\|')).join('|');

/** Names of a category path, from the root down. */
export const joinNames = (names: readonly string[]): string => names.map(name => name.replaceAll('/', '\\/').replaceAll(',', '\\,')).join('/');

/** A row of the file with its line end. */
export function csvLine(values: readonly string[]): string {
  return `${values.map(value => (needsQuotes.test(value) || value.trim() !== value ? `"${value.replaceAll('"', '""')}"` : value)).join(',')}\r\n`;
}

/** Paise as Magento writes amounts. */
export const amount = (paise: number): string => `${Math.floor(paise / 100)}.${String(paise % 100).padStart(2, '0')}0000`;
