/** Hash of the SDL, written by `pnpm generate`. */
export const schemaHash = 'bb47f4f4';
