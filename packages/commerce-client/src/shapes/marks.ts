/*
 * Marks: what stands behind names in a document that a build ships, for what reads its answer. Behind a field: what it is, that
 * it must be there, that it is a list of such, that the list must be there. What has no mark is a text or an object that may
 * be null. Behind a fragment: which objects are of its type; where nothing stands, they say so themselves. GraphQL knows none
 * of these signs outside of strings, and they are not sent (`minify`).
 */

export const number = '+';
export const boolean = '?';
/** An ID, an enum, an interface, a union: nothing can stand for it. */
export const opaque = '~';
export const required = '^';
export const list = '*';

/** Each object is of the fragment's type. */
export const always = '^';
/** Whether an object is of the fragment's type cannot be told. */
export const perhaps = '?';
