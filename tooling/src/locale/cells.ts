import type { Text } from '../readTexts.ts';

/** Begins a cell of a translation that does more than its English: it stands in the table as it is written in code. */
const codeMark = 'code: ';

const literal = /^(?:'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*")$/;
const simple = /^`(?:[^`$\\]|\\[n`$]|\$\{\w+\})*`$/;

/** A text as a translator reads and writes it: values stand in braces, and what code decides is marked as such. */
export function toCell({ takes, answer }: Text): string {
  if (literal.test(answer)) return unquote(answer);
  if (takes?.includes(answer)) return `{${answer}}`;
  return takes !== undefined && simple.test(answer)
    ? answer
        .slice(1, -1)
        .replaceAll(/\$\{(\w+)\}/g, '{$1}')
        .replaceAll('\\n', '\n')
        .replaceAll(/\\([`$])/g, '$1')
    : codeMark + answer;
}

const unquote = (literal: string): string =>
  JSON.parse(
    `"${literal
      .slice(1, -1)
      .replaceAll("\\'", "'")
      .replaceAll(/(?<!\\)"/g, '\\"')}"`,
  ) as string;

const quote = (text: string): string =>
  `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'").replaceAll('\n', '\\n')}'`;

/** Values that a cell names. */
export const valuesIn = (cell: string): string[] => [...cell.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);

/**
 * What a cell says, as code.
 *
 * @param needed Values that it has to name: all that the text takes, where nothing else is said.
 * @throws Error where it names a value that the text does not take, or leaves one out.
 */
export function fromCell(cell: string, { takes }: Text, needed = takes): string {
  if (cell.startsWith(codeMark)) return cell.slice(codeMark.length);
  if (takes === undefined) return quote(cell);
  const named = valuesIn(cell);
  const unknown = named.find(name => !takes.includes(name));
  if (unknown !== undefined)
    throw new Error(`{${unknown}} is none of its values, which are ${takes.map(name => `{${name}}`).join(', ')}`);
  const missing = needed?.find(name => !named.includes(name));
  if (missing !== undefined) throw new Error(`{${missing}} is missing`);
  if (named.length === 0) return quote(cell);
  if (cell === `{${named[0]}}`) return named[0] ?? '';
  const escaped = cell.replaceAll(/[\\`$]/g, '\\$&').replaceAll('\n', '\\n');
  return `\`${escaped.replaceAll(/\{(\w+)\}/g, (_, name: string) => `\${${name}}`)}\``;
}
