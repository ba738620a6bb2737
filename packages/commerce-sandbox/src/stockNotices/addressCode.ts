import { createHmac } from 'node:crypto';
import type { SandboxContext } from '../context.ts';

/** Takes back whatever an address waits for; stands in the mails to it. */
export const addressCode = ({ config }: Pick<SandboxContext, 'config'>, email: string): string =>
  createHmac('sha256', config.secret)
    .update(JSON.stringify(['stock notice', email.toLowerCase()]))
    .digest('base64url');
