import { createHash } from 'node:crypto';

/** All that is kept of a token, a link or a key that was handed out: enough to know it again. */
export const secretHash = (secret: string): string => createHash('sha256').update(secret).digest('hex');
