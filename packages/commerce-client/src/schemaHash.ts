/** Hash of the SDL, written by `pnpm generate`. */
export const schemaHash = 'eaad9db7';
