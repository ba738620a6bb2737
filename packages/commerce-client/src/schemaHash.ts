/** Hash of the SDL, written by `pnpm generate`. */
export const schemaHash = '1fc058c0';
