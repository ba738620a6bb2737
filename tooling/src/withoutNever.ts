import { editText, type Edit } from './editText.ts';
import type { Node } from './withoutIdle.ts';

/** What never is, in a module of somebody else. */
export interface Never {
  /** By the name of a variable or of a property, the numbers that it never is. */
  numbers: Readonly<Record<string, readonly number[]>>;
  /** Constants that nothing ever is. */
  names: readonly string[];
  /** Functions in which nothing ever is a promise. */
  unpromised: readonly string[];
}

interface Case extends Node {
  test: Node | null;
  consequent: Node[];
}

/** Where a node stands. */
interface Place {
  /** Where the code of the function around it begins. */
  body: number;
  isUnpromised: boolean;
}

const leaving = new Set(['BreakStatement', 'ContinueStatement', 'ReturnStatement', 'ThrowStatement']);

/** Name of a variable, or of the property at the end of `a.b.c`. */
const nameOf = (node: Node): unknown =>
  node.type === 'MemberExpression' ? nameOf(node['property'] as Node) : node['name'];

const partsOf = (node: Node): Node[] =>
  Object.values(node)
    .flat()
    .filter((part): part is Node => typeof part === 'object' && part !== null && 'type' in part);

const isFunction = ({ type }: Node) => type.includes('Function');

/** Whether what comes after these statements is never come to from them. */
function isLeft(nodes: Node[]): boolean {
  const last = nodes.at(-1);
  if (!last) return false;
  const { body, consequent, alternate } = last as Node & { body?: Node[]; consequent?: Node; alternate?: Node | null };
  if (last.type === 'BlockStatement') return isLeft(body ?? []);
  if (last.type === 'IfStatement')
    return Boolean(consequent && alternate) && [consequent!, alternate!].every(each => isLeft([each]));
  return leaving.has(last.type);
}

/** Variables of the function around it that are declared in a part of it, which other parts use, too. */
const declaredIn = (node: Node): unknown[] =>
  isFunction(node)
    ? []
    : [
        ...(node.type === 'VariableDeclarator' ? [nameOf(node['id'] as Node)] : []),
        ...partsOf(node).flatMap(declaredIn),
      ];

/** Those that never come. One that the case above runs into stays, for its statements are that one's, too. */
function neverCases(cases: Case[], isNever: (test: Node) => boolean): Case[] {
  let isEntered = false;
  return cases.filter(({ test, consequent }) => {
    const isLabel = consequent.length === 0;
    const goes = test !== null && isNever(test) && (isLabel || (!isEntered && isLeft(consequent)));
    if (!goes) isEntered = isLabel || !isLeft(consequent);
    return goes;
  });
}

function edits(node: Node, never: Never, place: Place): Edit[] {
  const isNumber = (of: Node, value: Node) =>
    never.numbers[String(nameOf(of))]?.includes(value['value'] as number) ?? false;
  const within = (parts: Node[], at = place) => parts.flatMap(part => edits(part, never, at));
  if (node.type === 'SwitchStatement') {
    const { discriminant, cases } = node as Node & { discriminant: Node; cases: Case[] };
    const gone = neverCases(cases, test => isNumber(discriminant, test) || never.names.includes(String(nameOf(test))));
    const names = gone.flatMap(declaredIn);
    return [
      ...(names.length > 0 ? [{ start: place.body, end: place.body, text: `var ${names.join()};` }] : []),
      ...gone.map(({ start, end }) => ({ start, end, text: '' })),
      ...within([discriminant, ...cases.filter(each => !gone.includes(each))]),
    ];
  }
  if (node.type === 'BinaryExpression') {
    const { start, end, left, right, operator } = node as Node & { left: Node; right: Node; operator: string };
    const isThen = right.type === 'UnaryExpression' && nameOf(right['argument'] as Node) === 'then';
    const isNever = (place.isUnpromised && isThen) || isNumber(right, left) || isNumber(left, right);
    if (isNever && /^[!=]==$/.test(operator)) return [{ start, end, text: operator === '===' ? '!1' : '!0' }];
  }
  if (!isFunction(node)) return within(partsOf(node));
  const { id, body } = node as Node & { id: Node | null; body: Node };
  return within(partsOf(node), {
    body: body.type === 'BlockStatement' ? body.start + 1 : place.body,
    isUnpromised: place.isUnpromised || (id !== null && never.unpromised.includes(String(nameOf(id)))),
  });
}

/**
 * A module's code without what comes only where something is what it never is: cases of switches and comparisons.
 *
 * @param nodes The statements of the module.
 */
export const withoutNever = (code: string, nodes: readonly Node[], never: Never): string =>
  editText(
    code,
    nodes.flatMap(node => edits(node, never, { body: 0, isUnpromised: false })),
  );
