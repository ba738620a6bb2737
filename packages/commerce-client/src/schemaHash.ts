/** Hash of the SDL, written by `pnpm generate`. */
export const schemaHash = '2d81c336';
