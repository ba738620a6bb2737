import type { Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';

/** Parses HTML as a browser would. On the server; a browser has a parser of its own. */
export const htmlToHast = (html: string): Root => fromHtml(html, { fragment: true });
