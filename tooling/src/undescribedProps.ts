import { parseSync } from 'vite';
import type { SyntaxNode } from './walk.ts';

type Part = SyntaxNode | null | undefined;

/** What a file declares that has to do with props. */
interface Declared {
  /** The types of what its components take, by their name. */
  takes: Map<string, Part>;
  /** Interfaces and type aliases, by their name. */
  types: Map<string, SyntaxNode>;
  /** What others can import, and what is handed to a call of which they can import the answer. */
  offered: Set<string>;
}

const nameOf = (node: unknown): string => (node as { name?: string } | null | undefined)?.name ?? '';
const partsOf = (node: SyntaxNode, key: string) => (node[key] ?? []) as SyntaxNode[];

/** The type of the first parameter, where it is a function. */
function takenBy(node: SyntaxNode): Part {
  const [first] = partsOf(node, 'params');
  return (first?.['typeAnnotation'] as { typeAnnotation?: SyntaxNode } | null | undefined)?.typeAnnotation;
}

function declaredIn(statements: SyntaxNode[]): Declared {
  const declared: Declared = { takes: new Map(), types: new Map(), offered: new Set() };
  for (const statement of statements) {
    const isExported = statement.type === 'ExportNamedDeclaration';
    const declaration = (isExported ? statement['declaration'] : statement) as Part;
    if (declaration?.type === 'FunctionDeclaration')
      declared.takes.set(nameOf(declaration['id']), takenBy(declaration));
    if (declaration?.type === 'TSInterfaceDeclaration' || declaration?.type === 'TSTypeAliasDeclaration')
      declared.types.set(nameOf(declaration['id']), declaration);
    const variables = declaration?.type === 'VariableDeclaration' ? partsOf(declaration, 'declarations') : [];
    const names = declaration?.['id'] ? [nameOf(declaration['id'])] : [];
    for (const { id, init } of variables) {
      names.push(nameOf(id));
      // `region('Price', DefaultPrice)` and `memo(function Price(…) {…})` offer what they are given.
      for (const value of [init as SyntaxNode, ...partsOf(init as SyntaxNode, 'arguments')]) {
        if (value.type === 'Identifier') names.push(nameOf(value));
        else if (value['params']) declared.takes.set(nameOf(id), takenBy(value));
      }
    }
    if (isExported) names.forEach(name => declared.offered.add(name));
  }
  return declared;
}

/** What a type is made of: its own members, and the types of the file that it names. Members of members are not. */
function piecesOf(type: unknown): SyntaxNode[] {
  if (Array.isArray(type)) return type.flatMap(piecesOf);
  if (typeof type !== 'object' || type === null) return [];
  const node = type as SyntaxNode;
  if (node.type === 'TSPropertySignature' || node.type === 'TSMethodSignature') return [node];
  return [
    ...(node.type === 'TSTypeReference' || node.type === 'TSInterfaceHeritage' ? [node] : []),
    ...Object.values(node).flatMap(piecesOf),
  ];
}

/**
 * The props of the components that a file offers, and the members of its exported interfaces, each as `Component.prop`:
 * all of them, and those without a docstring. What a type of another file says belongs to that file.
 *
 * @param file Its ending says as what the text is read.
 */
export function undescribedProps(file: string, text: string): { props: string[]; undescribed: string[] } {
  const { program, comments } = parseSync(file, text);
  const { takes, types, offered } = declaredIn(program.body as unknown as SyntaxNode[]);
  const described = new Set(
    comments.filter(({ value }) => value.startsWith('*')).map(({ end }) => end + text.slice(end).search(/\S/)),
  );
  const props: string[] = [];
  const undescribed: string[] = [];
  const seen = new Set<Part>();
  const read = (component: string, type: Part) => {
    if (!type || seen.has(type)) return;
    seen.add(type);
    for (const piece of piecesOf(type)) {
      const named = nameOf(piece['typeName'] ?? piece['expression']);
      if (named !== '') read(component, types.get(named));
      if (!piece['key']) continue;
      const { name, value } = piece['key'] as { name?: string; value?: string };
      const prop = `${component}.${name ?? value}`;
      props.push(prop);
      if (!described.has(piece.start)) undescribed.push(prop);
    }
  };
  for (const [name, type] of takes) if (/^[A-Z]/.test(name) && offered.has(name)) read(name, type);
  for (const [name, type] of types) if (type.type === 'TSInterfaceDeclaration' && offered.has(name)) read(name, type);
  return { props, undescribed };
}
