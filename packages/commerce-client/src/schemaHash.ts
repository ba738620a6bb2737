/** Hash of the SDL, written by `pnpm generate`. */
export const schemaHash = '6416885d';
