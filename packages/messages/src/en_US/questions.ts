/*
 * What shoppers ask about a product, and the form in which they ask.
 */

import { pluralIn } from '../pluralIn.ts';

const plural = pluralIn('en-US');

export const title = 'Questions and answers';
export const none = 'Nobody has asked about this yet.';
export const askedBy = (name: string, date: string) => `Asked by ${name}, ${date}`;
export const by = (name: string, date: string) => `${name}, ${date}`;
/** Beside an answer that the shop gives. */
export const ofShop = 'From the shop';
export const notAnswered = 'Not answered yet.';
export const search = 'Search in questions and answers';
export const find = 'Search';
export const found = (count: number, shown: string, search: string) =>
  plural(count, { one: `1 question with “${search}”.`, other: `${shown} questions with “${search}”.` });
export const all = 'Show all questions';
export const more = 'More questions';
export const notLoaded = 'More questions could not be loaded. Try again.';

export const ask = 'Ask a question';
export const about = (product: string) => `What do you want to know about ${product}?`;
export const text = 'Your question';
export const textMissing = 'Write what you want to know.';
export const nickname = 'Name to show';
export const nicknameMissing = 'Write the name to show with your question.';
export const moderated = 'Questions are shown once they are approved.';
export const emailHint = 'For the answer. It is not shown.';
export const send = 'Send question';
export const sent = 'Thank you. Your question is shown once it is approved, and the answer comes by e-mail.';
export const notSent = 'Your question could not be sent. Nothing you wrote is lost: try again.';
