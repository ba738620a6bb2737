import { expect, shops } from './shop.ts';

interface Mail {
  to: string;
  subject: string;
  body: string;
}

/** What went to an e-mail address, or as SMS and WhatsApp to a number (`+91 ` and ten digits), newest first. */
export async function mailsTo(to: string): Promise<Mail[]> {
  const mails = (await (await fetch(`${shops.sandbox}/inbox.json`)).json()) as Mail[];
  return mails.filter(each => each.to === to);
}

/**
 * The newest of them; the first is waited for, since the press that has it sent does not wait for the back end. After one
 * before it, wait until the page says that another was sent.
 */
export async function lastMail(to: string): Promise<Mail> {
  let mail: Mail | undefined;
  await expect.poll(async () => ([mail] = await mailsTo(to)), `mail to ${to}`).not.toHaveLength(0);
  return mail!;
}

/** The six digits in the newest mail to somebody. */
export const lastCode = async (to: string): Promise<string> => /\b\d{6}\b/.exec((await lastMail(to)).body)?.[0] ?? '';

/** The address in the newest mail to somebody. */
export const lastLink = async (to: string): Promise<string> => /https?:\S+/.exec((await lastMail(to)).body)?.[0] ?? '';
