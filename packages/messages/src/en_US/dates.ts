/*
 * How days and times of day are written.
 */

/** BCP 47 tag whose names of months and weekdays are taken: English, in India's order. */
export const dateLocale = 'en-IN';
