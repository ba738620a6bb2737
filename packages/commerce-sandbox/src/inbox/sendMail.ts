import type { SandboxContext } from '../context.ts';
import { run } from '../database.ts';

/** A mail in plain text. Addresses that begin with http become links in the inbox. */
export interface Mail {
  to: string;
  subject: string;
  body: string;
}

/** "Sends" a mail: it is kept for the inbox page. */
export function sendMail({ db, clock }: Pick<SandboxContext, 'db' | 'clock'>, { to, subject, body }: Mail): void {
  run(
    db,
    'INSERT INTO mail (recipient, subject, body, sent_at) VALUES (?, ?, ?, ?)',
    to,
    subject,
    body,
    clock().getTime(),
  );
}
