import type { SandboxContext } from '../context.ts';
import { sendMail } from '../inbox/sendMail.ts';
import { sendSms, type SmsTemplate } from '../inbox/sendSms.ts';
import { byLocale } from '../store/byLocale.ts';
import type { Contact } from './contact.ts';

/** What a code is for. */
export type CodePurpose = 'sign-in' | 'institute' | 'account';

interface CodeWords {
  subject: string;
  sent: (place: string) => string;
  mail: (code: string, shop: string) => string;
  /** Templates of SMS are registered texts: `{#var#}` is filled in. None: that purpose goes by e-mail alone. */
  sms?: SmsTemplate;
}

interface CodeTexts {
  purposes: Record<CodePurpose, CodeWords>;
  mobile: string;
  email: string;
  goodFor: (minutes: number) => string;
  keepSecret: string;
  notAsked: string;
}

const texts = byLocale<CodeTexts>({
  en_US: {
    purposes: {
      'sign-in': {
        subject: 'Your sign-in code',
        sent: place => `If an account has this ${place}, a code is on its way.`,
        mail: (code, shop) => `${code} is your code to sign in to ${shop}.`,
        sms: {
          id: '1107164000000000001',
          text: '{#var#} is your code to sign in to {#var#}. It is good for {#var#} minutes. Never share it: we do not ask for it.',
        },
      },
      institute: {
        subject: 'Your code to verify where you study or work',
        sent: place => `A code is on its way to this ${place}.`,
        mail: (code, shop) => `${code} is your code to verify where you study or work at ${shop}.`,
      },
      account: {
        subject: 'Your code',
        sent: place => `A code is on its way to this ${place}.`,
        mail: (code, shop) => `${code} is your code to add this address to your account at ${shop}.`,
        sms: {
          id: '1107164000000000003',
          text: '{#var#} is your code to add this number to your account at {#var#}. It is good for {#var#} minutes. Never share it: we do not ask for it.',
        },
      },
    },
    mobile: 'mobile number',
    email: 'e-mail address',
    goodFor: minutes => `It is good for ${minutes} minutes.`,
    keepSecret: 'Never share it: we do not ask for it.',
    notAsked: 'If you did not ask for it, do nothing.',
  },
  hi_IN: {
    purposes: {
      'sign-in': {
        subject: 'साइन इन करने के लिए आपका OTP',
        sent: place => `अगर इस ${place} का कोई खाता है, तो उस पर OTP भेजा जा रहा है।`,
        mail: (code, shop) => `${code} आपका OTP है। इससे ${shop} पर साइन इन करें।`,
        sms: {
          id: '1107164000000000021',
          text: '{#var#} आपका OTP है। इससे {#var#} पर साइन इन करें। यह {#var#} मिनट तक मान्य है। इसे किसी को न बताएँ: हम इसे कभी नहीं माँगते।',
        },
      },
      institute: {
        subject: 'आपके कॉलेज या कंपनी की पुष्टि के लिए OTP',
        sent: place => `इस ${place} पर OTP भेजा जा रहा है।`,
        mail: (code, shop) => `${code} आपका OTP है। इससे ${shop} पर अपने कॉलेज या कंपनी की पुष्टि करें।`,
      },
      account: {
        subject: 'आपका OTP',
        sent: place => `इस ${place} पर OTP भेजा जा रहा है।`,
        mail: (code, shop) => `${code} आपका OTP है। इससे यह ईमेल पता ${shop} के अपने खाते में जोड़ें।`,
        sms: {
          id: '1107164000000000023',
          text: '{#var#} आपका OTP है। इससे यह नंबर {#var#} के अपने खाते में जोड़ें। यह {#var#} मिनट तक मान्य है। इसे किसी को न बताएँ: हम इसे कभी नहीं माँगते।',
        },
      },
    },
    mobile: 'मोबाइल नंबर',
    email: 'ईमेल पते',
    goodFor: minutes => `यह ${minutes} मिनट तक मान्य है।`,
    keepSecret: 'इसे किसी को न बताएँ: हम इसे कभी नहीं माँगते।',
    notAsked: 'अगर आपने इसे नहीं माँगा था, तो आपको कुछ नहीं करना है।',
  },
});

/** What a shopper is told who has asked for a code, whether anything was sent or not. */
export function codeSent(
  { storeView }: Pick<SandboxContext, 'storeView'>,
  purpose: CodePurpose,
  { channel }: Contact,
  minutes: number,
): string {
  const { purposes, mobile, email, goodFor } = texts[storeView.locale];
  return `${purposes[purpose].sent(channel === 'MOBILE' ? mobile : email)} ${goodFor(minutes)}`;
}

/** Sends a code to a number or an address. The last line of an SMS lets the browser of that shop fill it in (WebOTP). */
export function tellCode(
  context: SandboxContext,
  purpose: CodePurpose,
  { channel, value }: Contact,
  { code, minutes }: { code: string; minutes: number },
): void {
  const { name, locale } = context.storeView;
  const { purposes, goodFor, keepSecret, notAsked } = texts[locale];
  const { subject, mail, sms } = purposes[purpose];
  if (channel === 'MOBILE') {
    if (!sms) throw new Error(`tellCode: a code for "${purpose}" has no registered text. Send it by e-mail.`);
    sendSms(context, value, sms, [code, name, String(minutes)], `@${new URL(context.shopOrigin).hostname} #${code}`);
    return;
  }
  const body = [mail(code, name), `${goodFor(minutes)} ${keepSecret}`, notAsked].join('\n\n');
  sendMail(context, { to: value, subject, body });
}
