/** Hash of the SDL, written by `pnpm generate`. */
export const schemaHash = '44b07ca4';
