/** Hash of the SDL, written by `pnpm generate`. */
export const schemaHash = '14fee7ab';
