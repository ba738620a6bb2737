/** Hash of the SDL, written by `pnpm generate`. */
export const schemaHash = 'd99cd1fd';
