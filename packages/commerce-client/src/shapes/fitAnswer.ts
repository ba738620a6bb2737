import type { Operation } from '@urql/core';
import { askedFields, type AskedField } from './askedFields.ts';
import { markedText } from './markedText.ts';
import * as mark from './marks.ts';
import { lost, neutralValue, plainValue } from './plainValue.ts';
import { readDocument, type ReadDocument } from './readDocument.ts';

export interface FittedAnswer {
  /** As it came where all of it fits; null where nothing of it could be read. */
  data: unknown;
  /** Where it is another than was asked for, each as `products.items.3.name`. */
  misfits: string[];
}

const documents = new WeakMap<Operation['query'], ReadDocument>();

function readOnce(query: Operation['query']): ReadDocument {
  const document = documents.get(query) ?? readDocument(markedText(query));
  documents.set(query, document);
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
  const { operation, fragments } = readOnce(query);
  let isChanged = false;

  const note = (path: string) => {
    isChanged = true;
    misfits.push(path);
  };

  /** @param isStandIn It must be there, and was not: it may stand without any of its values. */
  const object = (
    type: string,
    value: unknown,
    { sets }: Pick<AskedField, 'sets'>,
    path: string,
    isStandIn = false,
  ) => {
    if (!isObject(value)) return lost;
    const { __typename: said } = value;
    const members: [string, unknown][] = [];
    if (typeof said === 'string') members.push(['__typename', said]);
    else if (said !== undefined) {
      note(`${path}__typename`);
      if (type === mark.opaque) return lost;
    }
    let readable = members.length;
    for (const [key, asked] of askedFields(sets, typeof said === 'string' ? said : undefined, fragments)) {
      const given = value[key];
      if (asked.name === '__typename' || (given === undefined && asked.isOptional)) continue;
      if (given === undefined && value !== data && !asked.type.endsWith(mark.required)) {
        // Servers leave nothing out; whoever does means null.
        isChanged = true;
        readable += 1;
        members.push([key, null]);
        continue;
      }
      const fitted = fit(asked.type, given, asked, path + key);
      if (fitted !== lost) readable += 1;
      const result = fitted === lost ? standIn(asked, path + key) : fitted;
      if (result === lost) return lost;
      members.push([key, result]);
    }
    return readable > 0 || isStandIn || members.length === 0 ? Object.fromEntries(members) : lost;
  };

  /** Instead of what could not be read. */
  const standIn = (asked: AskedField, path: string): unknown => {
    const { name, type, sets } = asked;
    const depth = path.split('.').length;
    if (operation?.isMutation && depth === 1) return lost;
    if (!type.endsWith(mark.required)) return null;
    if (operation?.isMutation && depth === 2) return lost;
    const given = type.slice(0, -1);
    if (given.endsWith(mark.list)) return [];
    if (sets.length === 0) return neutralValue(given, name);
    const count = misfits.length;
    const result = given === mark.opaque ? lost : object(given, {}, asked, `${path}.`, true);
    // One thing was not as it should be, not each of its values.
    misfits.length = count;
    return result;
  };

  /** The value as its type has it where it is not null. */
  const read = (type: string, value: unknown, asked: AskedField, path: string): unknown => {
    if (type.endsWith(mark.list)) {
      if (!Array.isArray(value)) return lost;
      const entry = type.slice(0, -1);
      return value
        .map((item, place) => fit(entry, item, asked, `${path}.${place}`))
        .flatMap(item => (item !== lost ? [item] : entry.endsWith(mark.required) ? [] : [null]));
    }
    if (asked.sets.length > 0) return object(type, value, asked, `${path}.`);
    const plain = plainValue(type, value);
    if (plain !== value) isChanged = true;
    return plain;
  };

  /** The value as its type has it, or `lost`. */
  const fit = (type: string, value: unknown, asked: AskedField, path: string): unknown => {
    const isRequired = type.endsWith(mark.required);
    if (value === null && !isRequired) return null;
    const count = misfits.length;
    const result = value === undefined ? lost : read(isRequired ? type.slice(0, -1) : type, value, asked, path);
    if (result !== lost) return result;
    misfits.length = count;
    note(path);
    return lost;
  };

  if (!operation) return { data, misfits };
  const result = object('', data, { sets: [operation.selections] }, '');
  if (result !== lost) return { data: isChanged ? result : data, misfits };
  return { data: null, misfits: misfits.length > 0 ? misfits : ['data'] };
}
