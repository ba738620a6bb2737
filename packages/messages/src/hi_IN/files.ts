/*
 * Files that are chosen from the device.
 */

import { pluralIn } from '../pluralIn.ts';

const plural = pluralIn('hi-IN');

/** Read out once files were added or taken out. */
export const chosen = (count: number) => plural(count, { one: `${count} फ़ाइल चुनी गई`, other: `${count} फ़ाइलें चुनी गईं` });
export const remove = (name: string) => `${name} हटाएँ`;

export const kilobytes = (size: string) => `${size} KB`;
export const megabytes = (size: string) => `${size} MB`;

/*
 * Why a file was not taken. `names` are one or several, with commas between.
 */
export const wrongKind = (names: string) => `${names} की जगह दूसरी तरह की फ़ाइल चुनें।`;
export const empty = (names: string) => `${names} में कुछ नहीं है।`;
export const tooLarge = (names: string, most: string) => `${most} से बड़ी: ${names}।`;
export const tooMany = (most: number) => `ज़्यादा से ज़्यादा ${most} चुनें: नई जोड़ने के लिए एक हटाएँ।`;
