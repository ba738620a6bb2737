import type { DatabaseSync } from 'node:sqlite';
import sharp from 'sharp';
import type { SandboxContext } from '../context.ts';
import { rows, run } from '../database.ts';
import { inputError } from '../errors.ts';

/** UploadReviewPictureInput. */
export interface UploadInput {
  base64_encoded_file: string;
}

/** Pictures of one review. */
export const MOST_PICTURES = 4;

/** Bytes of a file, before its base64. */
const LARGEST_FILE = 180 * 1024;
/** Pixels of a side. */
const LONGEST_SIDE = 2000;
/** How long a picture waits for its review, ms. */
const WAITING = 24 * 60 * 60 * 1000;
/** Pictures that wait at one time, of everybody. */
const MOST_WAITING = 2000;

const formats = new Set(['jpeg', 'png', 'webp']);

const refusal = () => inputError('Choose a JPEG, PNG or WebP of at most 180 KB.');

/**
 * The pixels of a file, written anew: whatever else it held, a place, a script or a second file, is gone. Throws for
 * what is no picture, or a larger one than is taken.
 */
async function cleaned(file: Buffer): Promise<{ bytes: Buffer; width: number; height: number }> {
  if (file.length === 0 || file.length > LARGEST_FILE) throw refusal();
  try {
    const { format, width, height, pages = 1 } = await sharp(file).metadata();
    if (!formats.has(format) || width > LONGEST_SIDE || height > LONGEST_SIDE || pages > 1) throw refusal();
    const image = sharp(file, { limitInputPixels: LONGEST_SIDE ** 2, failOn: 'error' });
    const { data, info } = await image.rotate().flatten({ background: '#ffffff' }).jpeg({ quality: 85 }).toBuffer({
      resolveWithObject: true,
    });
    return { bytes: data, width: info.width, height: info.height };
  } catch {
    throw refusal();
  }
}

/** Keeps a picture until the review that it belongs to is sent; answers the token by which that names it. */
export async function uploadPicture(
  { db, clock, random }: SandboxContext,
  { base64_encoded_file: file }: UploadInput,
): Promise<string> {
  const { bytes, width, height } = await cleaned(Buffer.from(file, 'base64'));
  const now = clock().getTime();
  run(db, 'DELETE FROM review_picture WHERE review_id IS NULL AND created_at < ?', now - WAITING);
  run(
    db,
    `DELETE FROM review_picture WHERE review_id IS NULL AND id NOT IN
       (SELECT id FROM review_picture WHERE review_id IS NULL ORDER BY id DESC LIMIT ?)`,
    MOST_WAITING - 1,
  );
  const token = random(16).toString('hex');
  run(
    db,
    'INSERT INTO review_picture (token, bytes, width, height, created_at) VALUES (?, ?, ?, ?, ?)',
    token,
    bytes,
    width,
    height,
    now,
  );
  return token;
}

/** Gives a review the pictures that were uploaded for it. Throws for a token that is none, or is used. */
export function attachPictures({ db }: Pick<SandboxContext, 'db'>, reviewId: number, tokens: readonly string[]): void {
  if (tokens.length > MOST_PICTURES) throw inputError(`A review has at most ${MOST_PICTURES} pictures.`);
  for (const token of tokens) {
    const { changes } = run(
      db,
      'UPDATE review_picture SET review_id = ? WHERE token = ? AND review_id IS NULL',
      reviewId,
      token,
    );
    if (changes === 0) throw inputError('A picture is no longer there. Add it again.');
  }
}

/** Where the pictures of a review are shown, in the order in which they were added. */
export const picturesOf = (db: DatabaseSync, reviewId: number, mediaBase: string) =>
  rows<{ token: string; width: number; height: number }>(
    db,
    'SELECT token, width, height FROM review_picture WHERE review_id = ? ORDER BY id',
    reviewId,
  ).map(({ token, width, height }) => ({ url: `${mediaBase}/media/review/${token}.jpg`, width, height }));
