import type { InlineStyle, PageAssets } from '@shop/variant';
import type { inlineScripts } from '../inline/inlineScripts.ts';
import { toScriptJson } from '../seo/toScriptJson.ts';
import { documentDataId, type DocumentData } from './documentData.ts';

/** How long a page for everybody waits after load before its scripts come by themselves, ms (docs/decisions/late-scripts.md). */
const lateBy = 200;

/** What a document needs from the build. */
interface DocumentAssets extends PageAssets {
  /** The sheets that it wears. */
  worn: readonly InlineStyle[];
  /** Whether the page is a shopper's own, a cart or an account, which its scripts draw: they wait for its first paint only. */
  isOwn: boolean;
}

type Bytes = Uint8Array<ArrayBuffer>;

const utf8 = new TextEncoder();
/** Sheets are the same in each document, and almost half of it: each is encoded once. */
const sheets = new WeakMap<InlineStyle, Bytes>();

/**
 * A style element, and a link, by which the loader of lazy chunks sees that the sheet is here: nobody fetches a sheet of a
 * type that is none; one that is only disabled Chromium does fetch.
 */
function wornSheet(style: InlineStyle): Bytes {
  const known = sheets.get(style);
  if (known) return known;
  const made = utf8.encode(
    `<style>${style.css}</style><link rel="stylesheet" href="${style.href}" type="text/inlined">`,
  );
  sheets.set(style, made);
  return made;
}

/** Of a sheet that comes late a link keeps the place, which is one for the loader alone (tooling/src/loadPiece.js). */
const laterSheet = ({ href }: InlineStyle): string => `<link rel="later" href="${href}">`;

function joined(parts: readonly (string | Bytes)[]): Bytes {
  const encoded = parts.map(part => (typeof part === 'string' ? utf8.encode(part) : part));
  const whole = new Uint8Array(encoded.reduce((sum, { byteLength }) => sum + byteLength, 0));
  let at = 0;
  for (const part of encoded) {
    whole.set(part, at);
    at += part.byteLength;
  }
  return whole;
}

/**
 * Puts document type, head and scripts where they belong. As bytes: one text of all would be written twice more before
 * it leaves, the sheets each time (docs/decisions/pages-in-one-text.md).
 *
 * @param markup The html element as it was drawn.
 * @param description What search engines are told, as tags.
 * @param calls Paths of the scripts that call the back end, for who presses before the shop listens.
 * @param inline The scripts that stand in it.
 */
export function assembleDocument(
  markup: string,
  description: string,
  assets: DocumentAssets,
  carried: DocumentData,
  calls: readonly string[],
  inline: typeof inlineScripts,
): Bytes {
  const endOfHead = markup.indexOf('</head>');
  const endOfBody = markup.lastIndexOf('</body>');
  const later = assets.styles.filter(style => !assets.worn.includes(style));
  const late = [...assets.scripts, ...later.map(({ href }) => href)];
  return joined([
    `<!DOCTYPE html>${markup.slice(0, endOfHead)}${description}<script>${inline.head}</script>`,
    ...assets.styles.map(style => (assets.worn.includes(style) ? wornSheet(style) : laterSheet(style))),
    assets.head,
    markup.slice(endOfHead, endOfBody),
    `<script type="application/json" id="${documentDataId}">${toScriptJson(carried)}</script>`,
    `<script data-scripts="${late.join(' ')}" data-calls="${calls.join(' ')}" data-wait="${lateBy}"${assets.isOwn ? ' data-own' : ''}>${inline.lateLoader}</script>`,
    markup.slice(endOfBody),
  ]);
}
