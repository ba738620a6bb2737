/** Hash of the SDL, written by `pnpm generate`. */
export const schemaHash = '16f53681';
