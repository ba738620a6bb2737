/** Hash of the SDL, written by `pnpm generate`. */
export const schemaHash = 'f2a287c8';
