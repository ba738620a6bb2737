export { parse, type ParseOptions } from './parse.ts';
