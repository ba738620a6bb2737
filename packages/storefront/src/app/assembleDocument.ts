import type { InlineStyle, PageAssets } from '@shop/variant';
import type { inlineScripts } from '../inline/inlineScripts.ts';
import { toScriptJson } from '../seo/toScriptJson.ts';
import { documentDataId, type DocumentData } from './documentData.ts';

/** How long the page waits after load before its scripts come by themselves, ms (docs/decisions/late-scripts.md). */
const lateBy = 200;

/** What a document needs from the build. */
interface DocumentAssets extends PageAssets {
  /** The sheets that it wears. */
  worn: readonly InlineStyle[];
}

/**
 * A style element for each stylesheet that the document wears, and a link, by which the loader of lazy chunks sees that it
 * is here: nobody fetches a sheet of a type that is none; one that is only disabled Chromium does fetch. Of a sheet that
 * comes late a link keeps the place, which is one for the loader alone (tooling/src/loadPiece.js).
 */
const styleTags = ({ styles, worn }: DocumentAssets): string =>
  styles
    .map(style =>
      worn.includes(style)
        ? `<style>${style.css}</style><link rel="stylesheet" href="${style.href}" type="text/inlined">`
        : `<link rel="later" href="${style.href}">`,
    )
    .join('');

/**
 * Puts document type, head and scripts where they belong.
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
): string {
  const endOfHead = markup.indexOf('</head>');
  const endOfBody = markup.lastIndexOf('</body>');
  const later = assets.styles.filter(style => !assets.worn.includes(style));
  const late = [...assets.scripts, ...later.map(({ href }) => href)];
  return [
    '<!DOCTYPE html>',
    markup.slice(0, endOfHead),
    `${description}<script>${inline.documentMarks}</script>${styleTags(assets)}${assets.head}`,
    markup.slice(endOfHead, endOfBody),
    `<script type="application/json" id="${documentDataId}">${toScriptJson(carried)}</script>`,
    `<script data-scripts="${late.join(' ')}" data-calls="${calls.join(' ')}" data-wait="${lateBy}">${inline.lateLoader}</script>`,
    markup.slice(endOfBody),
  ].join('');
}
