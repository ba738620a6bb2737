/** Hash of the SDL, written by `pnpm generate`. */
export const schemaHash = '3412d1e7';
