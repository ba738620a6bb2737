import { byLocale } from '../store/byLocale.ts';

/** What the buyer of an order is told of it. The first line goes to notifications and to phones as well. */
export interface Told {
  subject: string;
  lines: readonly [first: string, ...rest: string[]];
}

/** What becomes of orders, in mails. Subjects are the texts of SMS, too, and registered as such (messageOrder.ts). */
export const buyerTexts = byLocale({
  en_US: {
    fullStop: '.',
    confirmed: (order: string): Told => ({
      subject: `Your order #${order} is confirmed`,
      lines: [`We have confirmed your order #${order} and are packing it.`],
    }),
    partConfirmed: (order: string, isRest: boolean): Told => {
      const what = isRest ? 'The rest' : 'A part';
      return {
        subject: `${what} of your order #${order} is confirmed`,
        lines: [`${what} of your order #${order} is confirmed, and has its own invoice.`],
      };
    },
    sent: (order: string, isAll: boolean, by: { carrier: string; tracking: string | null }, goods: string[]): Told => {
      const what = isAll ? 'Your' : 'A part of your';
      const way = by.tracking === null ? by.carrier : `${by.carrier}, tracking number ${by.tracking}`;
      return {
        subject: `${what} order #${order} is on its way`,
        lines: [
          `${what} order #${order} was sent with ${way}.`,
          '',
          ...goods,
          ...(isAll ? [] : ['', 'The rest follows in another parcel.']),
        ],
      };
    },
    delivered: (order: string, isAll: boolean, returnDays: number): Told => {
      const what = isAll ? 'Your order' : 'A part of your order';
      return {
        subject: `${what} #${order} was delivered`,
        lines: [
          `${what} #${order} was delivered.`,
          ...(returnDays > 0 ? ['', `You can ask to give it back within ${returnDays} days.`] : []),
        ],
      };
    },
    canceled: (order: string, reason: string, isPaidBack: boolean): Told => ({
      subject: `Your order #${order} was canceled`,
      lines: [
        `Your order #${order} was canceled: ${reason}`,
        ...(isPaidBack ? ['', 'What you have paid goes back the way you paid it, within 5 to 7 working days.'] : []),
      ],
    }),
    canceledByShop: 'The shop could not send it.',
    confirmCancel: (order: string, link: string): Told => ({
      subject: `Cancel your order #${order}?`,
      lines: [
        `Open this address within a day to cancel your order #${order}:`,
        link,
        '',
        'If you did not ask for it, do nothing.',
      ],
    }),
    confirmReturn: (number: string, order: string, link: string, goods: string[]): Told => ({
      subject: `Confirm your return #${number}`,
      lines: [
        `Open this address within a day to return from order #${order}:`,
        link,
        '',
        ...goods,
        '',
        'If you did not ask for it, do nothing.',
      ],
    }),
    returnAsked: (number: string, order: string, goods: string[]): Told => ({
      subject: `Your return #${number}`,
      lines: [
        `You want to return from order #${order}:`,
        '',
        ...goods,
        '',
        'We will look at it and tell you by e-mail.',
      ],
    }),
    returnDenied: (number: string): Told => ({
      subject: `Your return #${number}`,
      lines: [`We cannot take back what you asked for in return #${number}.`],
    }),
    returned: (number: string, goesBack: string, isCash: boolean, memo: string): Told => ({
      subject: `Your return #${number} has arrived`,
      lines: [
        `Thank you. We pay back ${goesBack}.`,
        ...(isCash ? ['You paid in cash: answer this mail with where your money should go.'] : []),
        `Credit note: ${memo}`,
      ],
    }),
    goesBack: {
      asPaid: (amount: string) => `${amount} the way you paid`,
      asNamed: (amount: string) => `${amount} to the UPI ID or bank account that you name`,
      toGiftCard: (amount: string) => `${amount} to your gift card`,
      coins: (count: number) => `${count} coins`,
    },
  },
  hi_IN: {
    fullStop: '।',
    confirmed: order => ({
      subject: `आपके ऑर्डर #${order} की पुष्टि हो गई है`,
      lines: [`हमने आपके ऑर्डर #${order} की पुष्टि कर दी है और उसे पैक कर रहे हैं।`],
    }),
    partConfirmed: (order, isRest) => {
      const what = isRest ? 'बाक़ी हिस्से' : 'एक हिस्से';
      return {
        subject: `आपके ऑर्डर #${order} के ${what} की पुष्टि हो गई है`,
        lines: [`आपके ऑर्डर #${order} के ${what} की पुष्टि हो गई है। उसका अपना इनवॉइस है।`],
      };
    },
    sent: (order, isAll, { carrier, tracking }, goods) => {
      const what = isAll ? `आपका ऑर्डर #${order}` : `आपके ऑर्डर #${order} का एक हिस्सा`;
      return {
        subject: `${what} रास्ते में है`,
        lines: [
          `${what} ${carrier} से भेज दिया गया है।${tracking === null ? '' : ` ट्रैकिंग नंबर: ${tracking}`}`,
          '',
          ...goods,
          ...(isAll ? [] : ['', 'बाक़ी सामान दूसरे पार्सल में आएगा।']),
        ],
      };
    },
    delivered: (order, isAll, returnDays) => {
      const what = isAll ? `आपका ऑर्डर #${order}` : `आपके ऑर्डर #${order} का एक हिस्सा`;
      return {
        subject: `${what} डिलीवर हो गया है`,
        lines: [
          `${what} डिलीवर हो गया है।`,
          ...(returnDays > 0 ? ['', `आप ${returnDays} दिनों के अंदर इसे वापस करने का अनुरोध कर सकते हैं।`] : []),
        ],
      };
    },
    canceled: (order, reason, isPaidBack) => ({
      subject: `आपका ऑर्डर #${order} रद्द हो गया है`,
      lines: [
        `आपका ऑर्डर #${order} रद्द हो गया है। कारण: ${reason}`,
        ...(isPaidBack ? ['', 'आपने जो भुगतान किया था, वह 5 से 7 कार्य दिवसों में वहीं लौटेगा, जहाँ से आपने भुगतान किया था।'] : []),
      ],
    }),
    canceledByShop: 'हम इसे भेज नहीं सके।',
    confirmCancel: (order, link) => ({
      subject: `अपना ऑर्डर #${order} रद्द करें?`,
      lines: [
        `अपना ऑर्डर #${order} रद्द करने के लिए एक दिन के अंदर यह लिंक खोलें:`,
        link,
        '',
        'अगर आपने इसके लिए नहीं कहा था, तो आपको कुछ नहीं करना है।',
      ],
    }),
    confirmReturn: (number, order, link, goods) => ({
      subject: `अपनी वापसी #${number} की पुष्टि करें`,
      lines: [
        `ऑर्डर #${order} की वस्तुएँ वापस करने के लिए एक दिन के अंदर यह लिंक खोलें:`,
        link,
        '',
        ...goods,
        '',
        'अगर आपने इसके लिए नहीं कहा था, तो आपको कुछ नहीं करना है।',
      ],
    }),
    returnAsked: (number, order, goods) => ({
      subject: `आपकी वापसी #${number}`,
      lines: [`आप ऑर्डर #${order} से ये वस्तुएँ वापस करना चाहते हैं:`, '', ...goods, '', 'हम इसे देखेंगे और आपको ईमेल से बताएँगे।'],
    }),
    returnDenied: number => ({
      subject: `आपकी वापसी #${number}`,
      lines: [`माफ़ कीजिए, वापसी #${number} में आपने जो माँगा था, वह हम वापस नहीं ले सकते।`],
    }),
    returned: (number, goesBack, isCash, memo) => ({
      subject: `आपकी वापसी #${number} हम तक पहुँच गई है`,
      lines: [
        `धन्यवाद। हम आपको यह लौटा रहे हैं: ${goesBack}।`,
        ...(isCash ? ['आपने नक़द भुगतान किया था: इस ईमेल के जवाब में लिखें कि आपके पैसे किस UPI ID या बैंक खाते में भेजें।'] : []),
        `क्रेडिट नोट: ${memo}`,
      ],
    }),
    goesBack: {
      asPaid: amount => `${amount} वहीं, जहाँ से आपने भुगतान किया था`,
      asNamed: amount => `${amount} आपके बताए UPI ID या बैंक खाते में`,
      toGiftCard: amount => `${amount} आपके गिफ़्ट कार्ड पर`,
      coins: count => `${count} कॉइन`,
    },
  },
});
