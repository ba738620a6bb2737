/// <reference path="./inline-script.d.ts" />
import type { Variant } from '@shop/variant';
import documentMarks from './documentMarks.js?inline-script';
import lateLoader from './lateLoader.js?inline-script';
import schemeMark from './schemeMark.js?inline-script';

/**
 * The only scripts that stand in a document. They are static, so that the policy can name them by hash. `documentMarks`
 * marks the document before the first paint when a live token or a cart is stored, and when it is opened again;
 * `lateLoader` brings the shop in after the page is quiet or at the first touch, on a shopper's own page once its frame is
 * painted, and keeps what was submitted before (docs/architecture.md, "Life of a request").
 */
export const inlineScripts = { documentMarks, lateLoader };

/** Those of a shop: where it has a dark scheme, the marks begin with what its shopper chose. */
export const inlineScriptsOf = ({ variant }: { variant: Pick<Variant, 'darkScheme'> }): typeof inlineScripts =>
  variant.darkScheme
    ? { ...inlineScripts, documentMarks: `${schemeMark};${inlineScripts.documentMarks}` }
    : inlineScripts;
