/** Hash of the SDL, written by `pnpm generate`. */
export const schemaHash = '659bb3ac';
