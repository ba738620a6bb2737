import { shops } from './shop.ts';

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

/** The newest of them. */
export async function lastMail(to: string): Promise<Mail> {
  const [mail] = await mailsTo(to);
  if (!mail) throw new Error(`No mail to ${to}.`);
  return mail;
}

/** The six digits in the newest mail to somebody. */
export const lastCode = async (to: string): Promise<string> => /\b\d{6}\b/.exec((await lastMail(to)).body)?.[0] ?? '';

/** The address in the newest mail to somebody. */
export const lastLink = async (to: string): Promise<string> => /https?:\S+/.exec((await lastMail(to)).body)?.[0] ?? '';
