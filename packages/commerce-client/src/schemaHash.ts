/** Hash of the SDL, written by `pnpm generate`. */
export const schemaHash = '37e0cca8';
