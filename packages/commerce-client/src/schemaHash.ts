/** Hash of the SDL, written by `pnpm generate`. */
export const schemaHash = 'cba2e7f6';
