/** Hash of the SDL, written by `pnpm generate`. */
export const schemaHash = '9dd822ed';
