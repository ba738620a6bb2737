/*
 * How days and times of day are written.
 */

/** BCP 47 tag whose names of months and weekdays are taken: Hindi, whose digits are 0 to 9. */
export const dateLocale = 'hi-IN';
