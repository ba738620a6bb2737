export type { ParseOptions } from './parse.ts';
export { parseOnce } from './parseOnce.ts';
export { plainText } from './plainText.ts';
