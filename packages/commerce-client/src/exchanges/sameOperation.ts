import type { Operation } from '@urql/core';

/**
 * True for the same run of an operation: two equal mutations share a key, but are two instances. The teardown of a
 * query is the same run as the query.
 */
export const sameOperation = (one: Operation, other: Operation): boolean =>
  one.key === other.key && instanceOf(one) === instanceOf(other);

const instanceOf = ({ context: { _instance: instance } }: Operation) => instance;
