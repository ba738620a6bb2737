import { format } from 'oxfmt';
import layout from '../../.oxfmtrc.json' with { type: 'json' };

/** Code as `pnpm format` lays it out. */
export async function formatCode(path: string, code: string): Promise<string> {
  const { printWidth, singleQuote, arrowParens } = layout;
  return (await format(path, code, { printWidth, singleQuote, arrowParens: arrowParens as 'avoid' })).code;
}
