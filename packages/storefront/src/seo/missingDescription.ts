import { escapeAttribute } from './headTags.ts';

/** The description of a page that says nothing of itself (routes-15): that of the shop. Empty where the page has one. */
export const missingDescription = (markup: string, ofTheShop: string): string =>
  markup.slice(0, markup.indexOf('</head>')).includes('<meta name="description"')
    ? ''
    : `<meta name="description" content="${escapeAttribute(ofTheShop)}">`;
