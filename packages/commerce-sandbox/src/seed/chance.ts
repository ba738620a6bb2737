import { createHash } from 'node:crypto';

/** A number below 2 ** 32 that looks drawn by lot, and is the same for the same text. */
export const chance = (text: string): number => createHash('sha256').update(text).digest().readUInt32BE(0);
