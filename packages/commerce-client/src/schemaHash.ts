/** Hash of the SDL, written by `pnpm generate`. */
export const schemaHash = '7924034e';
