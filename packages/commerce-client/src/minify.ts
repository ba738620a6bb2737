/** Quoted strings, which keep every character; a block string first, because it begins with an empty string. */
const STRINGS = /("""(?:\\"""|[^])*?"""|"(?:\\.|[^"\\])*")/;

/** The text with all of it changed but what stands in strings. */
export const outsideStrings = (text: string, change: (part: string) => string): string =>
  text
    .split(STRINGS)
    .map((part, index) => (index % 2 === 1 ? part : change(part)))
    .join('');

/**
 * Strips the characters that GraphQL ignores, and the marks of types that it does not know (`shapes/marks.ts`): a query's text
 * is a part of its address.
 */
export const minify = (text: string): string => outsideStrings(text, squeezed).trim();

const squeezed = (part: string) => part.replace(/[\s,^*+?~]+/g, ' ').replace(/ ?(\.{3}|[{}()[\]:=!|&@$]) ?/g, '$1');
