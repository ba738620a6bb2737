/*
 * What shoppers say of a product, and the form in which they say it.
 */

import { pluralIn } from '../pluralIn.ts';

const plural = pluralIn('en-US');

export const title = 'Ratings and reviews';
export const ratings = (count: number, shown: string) => plural(count, { one: '1 rating', other: `${shown} ratings` });
/** Names the bars: of how many reviews they are. */
export const latest = (count: number) =>
  plural(count, { one: 'The latest review', other: `The latest ${count} reviews` });
export const starsShare = (stars: number, count: number) =>
  plural(stars, { one: `${stars} star: ${count}`, other: `${stars} stars: ${count}` });
export const by = (name: string, date: string) => `${name}, ${date}`;
export const more = 'Show more';
export const notLoaded = 'More reviews could not be loaded. Try again.';
export const emptyTitle = 'No reviews yet';
export const empty = 'Have you used it? Be the first to say how it is.';
/** Where many gave stars, and nobody wrote a word. */
export const noneWritten = 'No written reviews yet. Be the first to say how it is.';

/** Names the bars where each leads to its reviews. */
export const byStars = 'Reviews by stars';
export const notOnlyStars = (stars: number) =>
  plural(stars, { one: `Not only ${stars} star`, other: `Not only ${stars} stars` });
export const sortBy = 'Order of the reviews';
export const sorts = {
  newest: 'Newest',
  helpful: 'Most helpful',
  highest: 'Highest rating',
  lowest: 'Lowest rating',
};
/** Read out when only the reviews of so many stars are shown. */
export const found = (count: number, shown: string, stars: number) =>
  plural(count, {
    one: `1 review with ${stars} out of 5 stars`,
    other: `${shown} reviews with ${stars} out of 5 stars`,
  });
export const noneOfStars = 'Nobody gave so many stars.';
/** A button: this review helped. */
export const helpful = 'Helpful';
/** The same, read out: how many said so, and of which review. */
export const helpfulOf = (count: number, summary: string) =>
  count > 0 ? `Helpful, ${count}: ${summary}` : `Helpful: ${summary}`;
export const notVoted = 'The shop did not count that this review helped. It may be gone.';
export const picturesOf = (name: string) => `Pictures by ${name}`;
export const pictureOf = (number: number, name: string) => `Picture ${number} by ${name}`;
export const openPicture = (number: number, count: number) => `Open picture ${number} of ${count}`;
export const pictureCount = (number: number, count: number) => `${number} of ${count}`;
export const previousPicture = 'Previous picture';
export const nextPicture = 'Next picture';

export const write = 'Write a review';
export const about = (product: string) => `How is ${product}?`;
export const rating = (name: string) => `Rate: ${name}`;
export const stars = (count: number) => plural(count, { one: `${count} star`, other: `${count} stars` });
export const rateFirst = 'Choose 1 to 5 stars.';
export const nickname = 'Name to show';
export const nicknameMissing = 'Write the name to show with your review.';
export const summary = 'In one line';
export const summaryMissing = 'Sum it up in one line.';
export const text = 'Your review';
export const textMissing = 'Write what others should know.';
export const moderated = 'Reviews are shown once they are approved.';
export const pictures = 'Pictures';
export const addPictures = 'Add pictures';
export const picturesHint = (most: number) =>
  `Up to ${most}. Where and with what they were taken is left out before they are sent.`;
export const chosenPicture = (number: number) => `Chosen picture ${number}`;
export const removePicture = (number: number) => `Remove picture ${number}`;
export const sendPictureAgain = (number: number) => `Send picture ${number} again`;
/** Read out while pictures are on their way, and once they have arrived. */
export const picturesSending = (count: number) =>
  plural(count, { one: `Sending ${count} picture`, other: `Sending ${count} pictures` });
export const picturesReady = (count: number) =>
  plural(count, { one: `${count} picture added`, other: `${count} pictures added` });
export const noPicture = (count: number) =>
  plural(count, {
    one: 'A file was no picture, or is too large.',
    other: `${count} files were no pictures, or are too large.`,
  });
export const pictureNotSent = 'A picture could not be sent. Send it again, or remove it.';
export const send = 'Send review';
export const sent = 'Thank you. Your review is shown once it is approved.';
export const notSent = 'Your review could not be sent. Nothing you wrote is lost: try again.';
export const ratingsNotLoaded = 'The stars could not be loaded.';
