import type { SandboxContext } from '../context.ts';
import { sendMail } from './sendMail.ts';

/** A text as it is registered with India's operators (DLT). */
export interface SmsTemplate {
  /** Nineteen digits. */
  id: string;
  /** Each `{#var#}` stands for one value, of 30 characters at most. */
  text: string;
}

const LONGEST_VALUE = 30;

/** The six letters that stand for a brand as the sender. */
const headerOf = (brand: string) =>
  brand
    .toUpperCase()
    .replaceAll(/[^A-Z]/g, '')
    .slice(0, 6)
    .padEnd(6, 'X');

/**
 * "Sends" an SMS of a registered text, with the brand's header: it is kept for the inbox page.
 *
 * @param to ten digits.
 * @param lastLine stands below the text, for machines; without it there is none.
 */
export function sendSms(
  context: Pick<SandboxContext, 'db' | 'clock'> & { storeView: { name: string } },
  to: string,
  { id, text }: SmsTemplate,
  values: readonly string[],
  lastLine?: string,
): void {
  const header = headerOf(context.storeView.name);
  let next = 0;
  const filled = text.replaceAll('{#var#}', () => (values[next++] ?? '').slice(0, LONGEST_VALUE));
  sendMail(context, {
    to: `+91 ${to}`,
    subject: `SMS from VM-${header} (template ${id})`,
    body: [`${filled} -${header}`, ...(lastLine === undefined ? [] : [lastLine])].join('\n\n'),
  });
}
