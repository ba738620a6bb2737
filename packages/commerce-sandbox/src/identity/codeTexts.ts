import type { SandboxContext } from '../context.ts';
import { sendMail } from '../inbox/sendMail.ts';
import { sendSms, type SmsTemplate } from '../inbox/sendSms.ts';
import type { Contact } from './contact.ts';

/** What a code is for, with the words that carry it. Templates of SMS are registered texts: `{#var#}` is filled in. */
const purposes = {
  'sign-in': {
    subject: 'Your sign-in code',
    sent: (place: string) => `If an account has this ${place}, a code is on its way.`,
    mail: 'is your code to sign in to',
    sms: {
      id: '1107164000000000001',
      text: '{#var#} is your code to sign in to {#var#}. It is good for {#var#} minutes. Never share it: we do not ask for it.',
    },
  },
  institute: {
    subject: 'Your code to verify where you study or work',
    sent: (place: string) => `A code is on its way to this ${place}.`,
    mail: 'is your code to verify where you study or work at',
  },
  account: {
    subject: 'Your code',
    sent: (place: string) => `A code is on its way to this ${place}.`,
    mail: 'is your code to add this address to your account at',
    sms: {
      id: '1107164000000000003',
      text: '{#var#} is your code to add this number to your account at {#var#}. It is good for {#var#} minutes. Never share it: we do not ask for it.',
    },
  },
} as const satisfies Record<
  string,
  { subject: string; sent: (place: string) => string; mail: string; sms?: SmsTemplate }
>;

export type CodePurpose = keyof typeof purposes;

/** What a shopper is told who has asked for a code, whether anything was sent or not. */
export const codeSent = (purpose: CodePurpose, { channel }: Contact): string =>
  purposes[purpose].sent(channel === 'MOBILE' ? 'mobile number' : 'e-mail address');

/** Sends a code to a number or an address. The last line of an SMS lets the browser of that shop fill it in (WebOTP). */
export function tellCode(
  context: SandboxContext,
  purpose: CodePurpose,
  { channel, value }: Contact,
  { code, minutes }: { code: string; minutes: number },
): void {
  const words = purposes[purpose];
  const { subject, mail } = words;
  const { name } = context.storeView;
  if (channel === 'MOBILE') {
    if (!('sms' in words))
      throw new Error(`tellCode: a code for "${purpose}" has no registered text. Send it by e-mail.`);
    sendSms(
      context,
      value,
      words.sms,
      [code, name, String(minutes)],
      `@${new URL(context.shopOrigin).hostname} #${code}`,
    );
    return;
  }
  const body = [
    `${code} ${mail} ${name}.`,
    `It is good for ${minutes} minutes. Never share it: we do not ask for it.`,
    'If you did not ask for it, do nothing.',
  ].join('\n\n');
  sendMail(context, { to: value, subject, body });
}
