/** Hash of the SDL, written by `pnpm generate`. */
export const schemaHash = '81192cb2';
