import type { PageAssets } from '@shop/variant';
import type { inlineScripts } from '../inline/inlineScripts.ts';
import { toScriptJson } from '../seo/toScriptJson.ts';
import { documentDataId, type DocumentData } from './documentData.ts';

/** How long the page waits after load before its scripts come by themselves, ms (docs/decisions/late-scripts.md). */
const lateBy = 200;

/**
 * A style element for each stylesheet, and a link, by which the loader of lazy chunks sees that it is here. Nobody fetches
 * a sheet of a type that is none; one that is only disabled Chromium does fetch.
 */
const styleTags = (styles: PageAssets['styles']): string =>
  styles
    .map(({ css, href }) => `<style>${css}</style><link rel="stylesheet" href="${href}" type="text/inlined">`)
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
  { styles, head, scripts }: PageAssets,
  carried: DocumentData,
  calls: readonly string[],
  inline: typeof inlineScripts,
): string {
  const endOfHead = markup.indexOf('</head>');
  const endOfBody = markup.lastIndexOf('</body>');
  return [
    '<!DOCTYPE html>',
    markup.slice(0, endOfHead),
    `${description}<script>${inline.documentMarks}</script>${styleTags(styles)}${head}`,
    markup.slice(endOfHead, endOfBody),
    `<script type="application/json" id="${documentDataId}">${toScriptJson(carried)}</script>`,
    `<script data-scripts="${scripts.join(' ')}" data-calls="${calls.join(' ')}" data-wait="${lateBy}">${inline.lateLoader}</script>`,
    markup.slice(endOfBody),
  ].join('');
}
