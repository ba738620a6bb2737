/** Hash of the SDL, written by `pnpm generate`. */
export const schemaHash = '432f04f5';
