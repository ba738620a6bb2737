/*
 * Pages that could not be shown, and problems that every page may meet.
 */

export const notFoundTitle = 'Page not found';
/** Rule errors-01. */
export const notFound = "Looks like the page you were hoping to find doesn't exist. Sorry about that.";
export const failedTitle = 'Something went wrong';
/** Rule errors-02. */
export const failed = 'Something went wrong. Sorry about that.';

export const offline = 'You are offline. Check your connection and try again.';

/*
 * Failures about which the server itself said nothing.
 */
export const unreachable = 'The shop could not be reached. Please check your connection and try again.';
export const tooSlow = 'The shop is taking too long to answer. Please try again.';
export const unreadable = 'The shop sent an answer that could not be read. Please try again.';
/** Where the server itself went wrong. */
export const failing = 'The shop cannot answer at the moment. Nothing is lost: please try again.';
export const absent = 'This shop does not offer this.';
export const missing = 'This could not be found.';
export const signInAgain = 'Your session has ended. Please sign in again.';
export const partNotLoaded = 'A part of the shop could not be loaded. Check your connection and try again.';
/** Rule errors-12. */
export const outdated = 'The shop has a new version. Copy what you typed, then reload the page to go on.';
export const reload = 'Reload';

/** Rule errors-04. */
export const unexpected = 'Sorry! An unexpected error occurred.';
/** The toast of an unexpected error, with what support asks for (errors-04). */
export const unexpectedWith = (details: string) => `Sorry! An unexpected error occurred.\nDebug: ${details}`;
