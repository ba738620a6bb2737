import type { Operation } from '@urql/core';
import { textOf } from '../documentText.ts';
import { markTypes } from './markTypes.ts';

/**
 * The text of a document with the marks of its types. While developing and in tests they are written when its first answer is
 * read; a build has written them, and puts `textOf` in place of this (tooling/src/markDocuments.ts).
 */
export const markedText = (query: Operation['query']): string => markTypes(textOf(query));
