/** Hash of the SDL, written by `pnpm generate`. */
export const schemaHash = '036ee27d';
