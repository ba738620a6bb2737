import { typeShapes } from './typeShapes.ts';

/** What the contract says of a type. */
export interface Shape {
  /** Types of its fields, as the SDL writes them. */
  fields: ReadonlyMap<string, string>;
  /** Interfaces that it has; of a union what it can be. */
  kin: ReadonlySet<string>;
  /** An interface or a union: of which type an object is, the object says. */
  isAbstract: boolean;
}

const interfaces = new Set(
  Object.values(typeShapes).flatMap(text => [...text.matchAll(/<(\w+)/g)].map(([, name]) => name ?? '')),
);
const known = new Map<string, Shape>();

/** What is known of a type; undefined for scalars, and for types that the contract does not have. */
export function shapeOf(name: string): Shape | undefined {
  const text = Object.hasOwn(typeShapes, name) ? typeShapes[name] : undefined;
  if (text === undefined) return undefined;
  const before = known.get(name);
  if (before) return before;
  const isUnion = text.startsWith('=');
  const words = text
    .replace('=', '')
    .split(' ')
    .filter(word => word !== '');
  const above = words.filter(word => word.startsWith('<')).map(word => word.slice(1));
  const own = words
    .filter(word => !word.startsWith('<'))
    .map((word): [string, string] => {
      const [field = '', type = 'String'] = word.split(':');
      return [field, type];
    });
  const inherited = above.flatMap(each => [...(shapeOf(each)?.fields ?? [])]);
  const shape: Shape = {
    kin: new Set(isUnion ? words : above),
    fields: new Map(isUnion ? [] : [...inherited, ...own]),
    isAbstract: isUnion || interfaces.has(name),
  };
  known.set(name, shape);
  return shape;
}
