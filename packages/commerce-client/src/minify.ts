/** Quoted strings, which keep every character; a block string first, because it begins with an empty string. */
const STRINGS = /("""(?:\\"""|[^])*?"""|"(?:\\.|[^"\\])*")/;

/**
 * Strips the characters that GraphQL ignores, and the marks of types that it does not know (`shapes/marks.ts`): a query's text
 * is a part of its address.
 */
export function minify(text: string): string {
  return text
    .split(STRINGS)
    .map((part, index) => (index % 2 === 1 ? part : squeezed(part)))
    .join('')
    .trim();
}

const squeezed = (part: string) => part.replace(/[\s,^*+?~]+/g, ' ').replace(/ ?(\.{3}|[{}()[\]:=!|&@$]) ?/g, '$1');
