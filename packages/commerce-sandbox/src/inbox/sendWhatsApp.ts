import type { SandboxContext } from '../context.ts';
import { byLocale, type Locale } from '../store/byLocale.ts';
import { sendMail } from './sendMail.ts';

/** A message as it was approved by WhatsApp: without a template nobody may be written to first. */
export interface WhatsAppTemplate {
  /** Lower case, with underscores. */
  name: string;
  category: 'utility' | 'marketing';
}

const endings = byLocale({
  en_US: 'You chose this under Communications, and can change it there.',
  hi_IN: 'यह आपने “सूचनाएँ और ऑफ़र” में चुना है, और वहीं इसे बदल सकते हैं।',
});

/**
 * "Sends" a message of an approved template: it is kept for the inbox page.
 *
 * @param to ten digits.
 * @param values what the template is filled with, a paragraph each.
 */
export function sendWhatsApp(
  context: Pick<SandboxContext, 'db' | 'clock'> & { storeView: { name: string; locale: Locale } },
  to: string,
  { name, category }: WhatsAppTemplate,
  values: readonly string[],
): void {
  sendMail(context, {
    to: `+91 ${to}`,
    subject: `WhatsApp from ${context.storeView.name} (template ${name}, ${category})`,
    body: [...values, endings[context.storeView.locale]].join('\n\n'),
  });
}
