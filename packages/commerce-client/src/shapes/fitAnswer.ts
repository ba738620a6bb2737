import { Kind, parse, type DocumentNode, type SelectionSetNode } from '@0no-co/graphql.web';
import type { Operation } from '@urql/core';
import { textOf } from '../documentText.ts';
import { askedFields, fragmentsOf } from './askedFields.ts';
import { lost, neutralValue, plainValue } from './plainValue.ts';
import { shapeOf } from './typeReference.ts';

export interface FittedAnswer {
  /** As it came where all of it fits; null where nothing of it could be read. */
  data: unknown;
  /** Where it is another than was asked for, each as `products.items.3.name`. */
  misfits: string[];
}

type Sets = readonly SelectionSetNode[];

const parsed = new WeakMap<Operation['query'], DocumentNode>();

function parsedOnce(query: Operation['query']): DocumentNode {
  const document = parsed.get(query) ?? parse(textOf(query), { noLocation: true });
  parsed.set(query, document);
  return document;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Makes an answer into what its document asks for by the contract (client-15). What may be null is null where it has
 * another shape. What must be there is missed as little as can be: a list is empty, a number 0, an object stands without
 * what it should hold, as a product does without its prices; only where a thing could not be named is it left out. What a
 * mutation says of itself, such as its success, is read as it should be, or there is no answer.
 */
export function fitAnswer(query: Operation['query'], data: unknown): FittedAnswer {
  const misfits: string[] = [];
  const document = parsedOnce(query);
  const fragments = fragmentsOf(document);
  const operation = document.definitions.find(definition => definition.kind === Kind.OPERATION_DEFINITION);
  const isMutation = operation?.operation === 'mutation';
  let isChanged = false;

  const note = (path: string) => {
    isChanged = true;
    misfits.push(path);
  };

  /** @param isStandIn It must be there, and was not: it may stand without any of its values. */
  const object = (type: string, value: unknown, sets: Sets, path: string, isStandIn = false): unknown => {
    const shape = shapeOf(type);
    if (!isObject(value) || shape === undefined) return lost;
    const said = value['__typename'];
    const runtime = typeof said === 'string' ? said : shape.isAbstract ? undefined : type;
    const own = (runtime !== undefined && shapeOf(runtime)) || shape;
    const members: [string, unknown][] = [];
    let readable = 0;
    for (const [key, { name, sets: inner, isOptional }] of askedFields(sets, type, runtime, fragments)) {
      const given = value[key];
      const wanted = name === '__typename' ? 'Enum!' : own.fields.get(name);
      if (wanted === undefined || (given === undefined && (isOptional || name === '__typename'))) {
        if (given !== undefined) members.push([key, given]);
        continue;
      }
      if (given === undefined && value !== data && !wanted.endsWith('!')) {
        // Servers leave nothing out; whoever does means null.
        isChanged = true;
        readable += 1;
        members.push([key, null]);
        continue;
      }
      const fitted = fit(wanted, given, inner, path + key);
      if (fitted !== lost) readable += 1;
      const result =
        fitted !== lost ? fitted : name === '__typename' ? runtime : standIn(wanted, inner, name, path + key);
      if (result === lost || result === undefined) return lost;
      members.push([key, result]);
    }
    return readable > 0 || isStandIn || members.length === 0 ? Object.fromEntries(members) : lost;
  };

  /** Instead of what could not be read. */
  const standIn = (type: string, sets: Sets, field: string, path: string): unknown => {
    const depth = path.split('.').length;
    if (isMutation && depth === 1) return lost;
    if (!type.endsWith('!')) return null;
    if (isMutation && depth === 2) return lost;
    const named = type.slice(0, -1);
    if (named.startsWith('[')) return [];
    const shape = shapeOf(named);
    if (shape === undefined) return neutralValue(named, field);
    const count = misfits.length;
    const result = shape.isAbstract ? lost : object(named, {}, sets, `${path}.`, true);
    // One thing was not as it should be, not each of its values.
    misfits.length = count;
    return result;
  };

  /** The value as its type has it where it is not null. */
  const read = (type: string, value: unknown, sets: Sets, path: string): unknown => {
    if (type.startsWith('[')) {
      if (!Array.isArray(value)) return lost;
      const entry = type.slice(1, -1);
      return value
        .map((item, place) => fit(entry, item, sets, `${path}.${place}`))
        .flatMap(item => (item !== lost ? [item] : entry.endsWith('!') ? [] : [null]));
    }
    if (shapeOf(type)) return object(type, value, sets, `${path}.`);
    const plain = plainValue(type, value);
    if (plain !== value) isChanged = true;
    return plain;
  };

  /** The value as its type has it, or `lost`. */
  const fit = (type: string, value: unknown, sets: Sets, path: string): unknown => {
    const isRequired = type.endsWith('!');
    if (value === null && !isRequired) return null;
    const count = misfits.length;
    const result = value === undefined ? lost : read(isRequired ? type.slice(0, -1) : type, value, sets, path);
    if (result !== lost) return result;
    misfits.length = count;
    note(path);
    return lost;
  };

  if (!operation) return { data, misfits };
  const result = object(isMutation ? 'Mutation' : 'Query', data, [operation.selectionSet], '');
  if (result !== lost) return { data: isChanged ? result : data, misfits };
  return { data: null, misfits: misfits.length > 0 ? misfits : ['data'] };
}
