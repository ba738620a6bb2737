import { parseSync } from 'vite';
import { editText, type Edit } from './editText.ts';
import type { Text } from './readTexts.ts';
import { walk, type SyntaxNode } from './walk.ts';

/** Where the values stand in the answer of a text; undefined where it needs what only its room has. */
function placesOf({ takes = [], answer }: Text): { name: string; start: number; end: number }[] | undefined {
  const places: { name: string; start: number; end: number }[] = [];
  const members = new Set<unknown>();
  let needsRoom = false;
  walk(parseSync('text.ts', `(${answer})`).program, node => {
    if (node.type === 'MemberExpression' && !node['computed']) members.add(node['property']);
    const name = node['name'];
    if (node.type !== 'Identifier' || members.has(node) || typeof name !== 'string') return;
    if (takes.includes(name)) places.push({ name, start: node.start - 1, end: node.end - 1 });
    else needsRoom = true;
  });
  return needsRoom ? undefined : places;
}

/** True for what may be said twice without being done twice. */
const repeatable = /^[\w$]+(?:\.[\w$]+)*$/;

/** A text with its values put in; undefined where a value would have to be worked out twice, or its room is needed. */
function filled(text: Text, values: string[]): string | undefined {
  const places = placesOf(text);
  if (places === undefined) return undefined;
  const edits: Edit[] = [];
  for (const { name, start, end } of places) {
    const value = values[text.takes?.indexOf(name) ?? -1];
    if (value === undefined || (!repeatable.test(value) && places.filter(place => place.name === name).length > 1))
      return undefined;
    edits.push({ start, end, text: repeatable.test(value) ? value : `(${value})` });
  }
  return `(${editText(text.answer, edits)})`;
}

/**
 * Puts a text that takes values where it is said, as if it had been written there: a function of its own would cost
 * bytes, and would have to be fetched with whatever else says a text of its room. Null where nothing changes.
 *
 * @param textOf The text that a room holds under a name.
 */
export function inlineTexts(
  file: string,
  code: string,
  textOf: (room: string, name: string) => Text | undefined,
): string | null {
  const { program } = parseSync(file, code);
  const rooms = new Map<string, string>();
  const names = new Map<string, [room: string, name: string]>();
  for (const statement of program.body) {
    const room =
      statement.type === 'ImportDeclaration'
        ? /^@shop\/messages\/(?!locateLocale$)([\w-]+)$/.exec(statement.source.value)?.[1]
        : undefined;
    if (statement.type !== 'ImportDeclaration' || room === undefined) continue;
    for (const { type, local, ...rest } of statement.specifiers) {
      if (type === 'ImportNamespaceSpecifier') rooms.set(local.name, room);
      else if ('imported' in rest && rest.imported.type === 'Identifier')
        names.set(local.name, [room, rest.imported.name]);
    }
  }
  const changes: Edit[] = [];
  walk(program.body, node => {
    if (node.type !== 'CallExpression') return;
    const [said] = /^[\w$.]+(?=\()/.exec(code.slice(node.start)) ?? [];
    const [object = '', property] = (said ?? '').split('.');
    const room = rooms.get(object);
    const [from, name] = property === undefined ? (names.get(object) ?? []) : [room, property];
    const text = from === undefined || name === undefined ? undefined : textOf(from, name);
    if (text?.takes === undefined) return;
    const values = (node['arguments'] as SyntaxNode[]).map(({ start, end }) => code.slice(start, end));
    const whole = filled(text, values);
    if (whole !== undefined && !changes.some(({ start, end }) => node.start >= start && node.end <= end))
      changes.push({ start: node.start, end: node.end, text: whole });
  });
  return changes.length === 0 ? null : editText(code, changes);
}
