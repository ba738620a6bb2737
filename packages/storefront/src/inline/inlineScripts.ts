/// <reference path="./inline-script.d.ts" />
import type { Variant } from '@shop/variant';
import documentMarks from './documentMarks.js?inline-script';
import earlyPresses from './earlyPresses.js?inline-script';
import lateLoader from './lateLoader.js?inline-script';
import schemeMark from './schemeMark.js?inline-script';

/**
 * The only scripts that stand in a document. They are static, so that the policy can name them by hash. Those of the
 * head mark the document before the first paint when a live token, a cart or an accepted address is stored, and when it is
 * opened again (`documentMarks`), and keep what is pressed before the rest of it has come (`earlyPresses`). At its end
 * `lateLoader` brings the shop in after the page is quiet or at the first touch, on a shopper's own page once its frame
 * is painted, and keeps what is pressed until then (docs/architecture.md, "Life of a request").
 */
export const inlineScripts = { head: `${documentMarks};${earlyPresses}`, lateLoader };

/** Those of a shop: where it has a dark scheme, the head's begin with what its shopper chose. */
export const inlineScriptsOf = ({ variant }: { variant: Pick<Variant, 'darkScheme'> }): typeof inlineScripts =>
  variant.darkScheme ? { ...inlineScripts, head: `${schemeMark};${inlineScripts.head}` } : inlineScripts;
