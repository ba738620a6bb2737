import { byLocale } from '../store/byLocale.ts';

/** Somebody who recommends a product, and what for. */
interface Recommended {
  sender: string;
  email: string;
  message: string;
  product: string;
  page: string;
}

/** What a friend is told, a paragraph each below the greeting. */
export const friendMailTexts = byLocale({
  en_US: {
    subject: ({ sender, product }: Recommended) => `${sender} recommends ${product}`,
    body: ({ sender, email, message, product, page }: Recommended) => [
      `${sender} (${email}) thinks that you may like ${product}:`,
      page,
      `${sender} writes:`,
      message,
      'We sent this mail because we were asked to, and have not kept your address.',
    ],
  },
  hi_IN: {
    subject: ({ sender, product }) => `${sender} ने आपको ${product} देखने को कहा है`,
    body: ({ sender, email, message, product, page }) => [
      `${sender} (${email}) को लगता है कि आपको ${product} पसंद आएगा:`,
      page,
      `${sender} ने लिखा है:`,
      message,
      'यह ईमेल हमने उनके कहने पर भेजा है, और आपका ईमेल पता हमने नहीं रखा है।',
    ],
  },
});
