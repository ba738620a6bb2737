/** Hash of the SDL, written by `pnpm generate`. */
export const schemaHash = '9bf6196a';
