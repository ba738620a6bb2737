/** A value that cannot be read; its message says why, for the person who made the file. */
export class FieldError extends Error {}

const startsNext = /^\s*[A-Za-z][\w.-]*\s*=/;

/**
 * `name=value,name=value` as Magento writes it in one field. A value may stand in quotation marks (inside, a mark is
 * doubled or has a backslash in front); without them a comma belongs to the value unless `name=` follows.
 * Throws FieldError.
 */
export function splitPairs(text: string): Map<string, string> {
  const pairs = new Map<string, string>();
  let at = 0;
  while (at < text.length) {
    const equals = text.indexOf('=', at);
    const name = text.slice(at, equals < 0 ? undefined : equals).trim();
    if (name === '' && equals < 0) break;
    if (equals < 0 || name === '') throw new FieldError(`"${shorten(text.slice(at))}" is not of the form name=value`);
    const [value, end] = text[equals + 1] === '"' ? quotedValue(text, equals + 2) : plainValue(text, equals + 1);
    pairs.set(name.toLowerCase(), value);
    at = end;
  }
  return pairs;
}

function plainValue(text: string, start: number): [value: string, next: number] {
  for (let comma = text.indexOf(',', start); comma >= 0; comma = text.indexOf(',', comma + 1)) {
    // A name is short: looking further would cost the square of a long text.
    if (startsNext.test(text.slice(comma + 1, comma + 80))) return [text.slice(start, comma).trim(), comma + 1];
  }
  return [text.slice(start).trim().replace(/,$/, ''), text.length];
}

function quotedValue(text: string, start: number): [value: string, next: number] {
  let value = '';
  for (let at = start; at < text.length; at++) {
    const next = text[at + 1];
    if (text[at] === '\\' && (next === '"' || next === '\\')) value += text[++at];
    else if (text[at] !== '"') value += text[at];
    else if (next === '"') value += text[++at];
    else {
      const rest = /^\s*(,|$)/.exec(text.slice(at + 1, at + 80));
      if (!rest) throw new FieldError(`after the quoted value "${shorten(value)}" a comma is expected`);
      return [value, at + 1 + rest[0].length];
    }
  }
  throw new FieldError('a quotation mark is opened and never closed');
}

/**
 * Parts between separators; a backslash before a separator or a backslash keeps it. Each part is trimmed; empty parts
 * are left out.
 */
export const splitEscaped = (text: string, separator: ',' | '/' | '|'): string[] =>
  splitKeeping(text, separator)
    .map(part => part.replaceAll(/\\([\\,/|])/g, '$1').trim())
    .filter(part => part !== '');

/** Labels between commas, each with its place; one in quotation marks may hold commas, and marks that are doubled. */
export function splitLabels(text: string): string[] {
  const labels: string[] = [];
  for (const [, quoted, plain = ''] of text.matchAll(/(?:^|,)\s*(?:"((?:[^"]|"")*)"\s*(?=,|$)|([^,]*))/g))
    labels.push(quoted?.replaceAll('""', '"') ?? plain.trim());
  return labels;
}

/** Parts of a list whose items may themselves hold escaped separators: the backslashes stay. */
export function splitKeeping(text: string, separator: ',' | '/' | '|'): string[] {
  const parts: string[] = [];
  let from = 0;
  for (let at = 0; at <= text.length; at++) {
    if (text[at] === '\\' && at + 1 < text.length) at++;
    else if (at === text.length || text[at] === separator) {
      parts.push(text.slice(from, at).trim());
      from = at + 1;
    }
  }
  return parts.filter(part => part !== '');
}

/** The beginning of a long value, for a message. */
export const shorten = (text: string): string => (text.length <= 60 ? text : `${text.slice(0, 59)}…`);
