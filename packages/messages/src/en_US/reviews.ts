/*
 * What shoppers say of a product, and the form in which they say it.
 */

export const title = 'Ratings and reviews';
export const ratings = (count: number, shown: string) => `${shown} ${count === 1 ? 'rating' : 'ratings'}`;
/** Names the bars: of how many reviews they are. */
export const latest = (count: number) => (count === 1 ? 'The latest review' : `The latest ${count} reviews`);
export const starsShare = (stars: number, count: number) => `${stars} ${stars === 1 ? 'star' : 'stars'}: ${count}`;
export const outOf = (stars: string) => `${stars} out of 5`;
export const by = (name: string, date: string) => `${name}, ${date}`;
export const more = 'Show more';
export const notLoaded = 'More reviews could not be loaded. Try again.';
export const emptyTitle = 'No reviews yet';
export const empty = 'Have you used it? Be the first to say how it is.';
/** Where many gave stars, and nobody wrote a word. */
export const noneWritten = 'No written reviews yet. Be the first to say how it is.';

export const write = 'Write a review';
export const about = (product: string) => `How is ${product}?`;
export const rating = (name: string) => `Rate: ${name.toLowerCase()}`;
export const stars = (count: number) => `${count} ${count === 1 ? 'star' : 'stars'}`;
export const rateFirst = 'Choose 1 to 5 stars.';
export const nickname = 'Name to show';
export const nicknameMissing = 'Write the name to show with your review.';
export const summary = 'In one line';
export const summaryMissing = 'Sum it up in one line.';
export const text = 'Your review';
export const textMissing = 'Write what others should know.';
export const tooLong = (most: number) => `At most ${most} letters.`;
export const moderated = 'Reviews are shown once they are approved.';
export const send = 'Send review';
export const sent = 'Thank you. Your review is shown once it is approved.';
export const notSent = 'Your review could not be sent. Nothing you wrote is lost: try again.';
export const ratingsNotLoaded = 'The stars could not be loaded.';
