/*
 * Files that are chosen from the device.
 */

import { pluralIn } from '../pluralIn.ts';

const plural = pluralIn('en-US');

/** Read out once files were added or taken out. */
export const chosen = (count: number) => plural(count, { one: '1 file chosen', other: `${count} files chosen` });
export const remove = (name: string) => `Remove ${name}`;

export const kilobytes = (size: string) => `${size} KB`;
export const megabytes = (size: string) => `${size} MB`;

/*
 * Why a file was not taken. `names` are one or several, with commas between.
 */
export const wrongKind = (names: string) => `Choose another kind of file instead of ${names}.`;
export const empty = (names: string) => `There is nothing in ${names}.`;
export const tooLarge = (names: string, most: string) => `Larger than ${most}: ${names}.`;
export const tooMany = (most: number) => `Choose ${most} at most: take one out to add another.`;
