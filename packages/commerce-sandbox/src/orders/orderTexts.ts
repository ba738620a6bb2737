import { byLocale } from '../store/byLocale.ts';
import { amountText } from '../money.ts';

/** What mails and notifications say of an order that was placed or paid, and of gift cards sold in it. */
export const orderTexts = byLocale({
  en_US: {
    subject: (order: string) => `Your order #${order}`,
    thanks: (order: string) => `Thank you for your order #${order}.`,
    files: 'Your files:',
    // In the words of the shop's cart and order page.
    subtotal: 'Subtotal',
    discount: (coupon: string | null) => `Discount (${coupon})`,
    handling: 'Handling charge',
    delivery: 'Delivery',
    wrapping: 'Gift wrapping',
    surcharge: (payment: string) => `${payment} charge`,
    coins: 'Coins',
    giftCard: (code: string | null) => `Gift card (${code})`,
    total: 'Total',
    payment: 'Payment',
    billedTo: 'Billed to',
    goesTo: 'It goes to',
    taxInvoice: (number: string) => `Tax invoice ${number}:`,
    placed: {
      title: (order: string) => `Your order #${order} is placed`,
      body: 'Thank you for your order. We tell you when it is on its way.',
    },
    paid: {
      title: (order: string) => `Your order #${order} is paid`,
      body: (amount: number) => `Thank you. We have received ${amountText(amount)} and are packing your order.`,
    },
    paidTooLate: {
      title: (order: string) => `We have received a payment for order #${order}`,
      body: (status: string) => `It came when the order was ${status}. You get all of it back.`,
    },
    coinsEarned: {
      title: (coins: string) => `You have earned ${coins}`,
      body: (order: string) => `They came with your order #${order} and are yours to spend.`,
    },
    card: {
      subject: (sender: string, amount: number) => `${sender} has sent you a gift card of ${amountText(amount)}`,
      sent: (sender: string) => `${sender} has sent you a gift card.`,
      amount: 'Amount',
      code: 'Code',
      forGood: 'It does not expire.',
      until: (day: string) => `Use it by ${day}.`,
      use: 'Enter the code in your cart. What you do not spend stays on the card.',
    },
  },
  hi_IN: {
    subject: order => `आपका ऑर्डर #${order}`,
    thanks: order => `आपके ऑर्डर #${order} के लिए धन्यवाद।`,
    files: 'आपकी फ़ाइलें:',
    subtotal: 'सबटोटल',
    discount: coupon => `छूट (${coupon})`,
    handling: 'हैंडलिंग शुल्क',
    delivery: 'डिलीवरी',
    wrapping: 'उपहार रैपिंग',
    surcharge: payment => `${payment} शुल्क`,
    coins: 'कॉइन',
    giftCard: code => `गिफ़्ट कार्ड (${code})`,
    total: 'कुल',
    payment: 'भुगतान',
    billedTo: 'बिलिंग पता',
    goesTo: 'डिलीवरी का पता',
    taxInvoice: number => `टैक्स इनवॉइस ${number}:`,
    placed: {
      title: order => `आपका ऑर्डर #${order} हो गया है`,
      body: 'आपके ऑर्डर के लिए धन्यवाद। रवाना होते ही हम आपको बताएँगे।',
    },
    paid: {
      title: order => `आपके ऑर्डर #${order} का भुगतान हो गया है`,
      body: amount => `धन्यवाद। हमें ${amountText(amount)} मिल गए हैं और हम आपका ऑर्डर पैक कर रहे हैं।`,
    },
    paidTooLate: {
      title: order => `ऑर्डर #${order} के लिए हमें भुगतान मिला है`,
      body: () => 'भुगतान तब आया, जब यह ऑर्डर आगे नहीं बढ़ सकता था। आपको पूरी राशि वापस मिलेगी।',
    },
    coinsEarned: {
      title: coins => `आपको ${coins} मिले हैं`,
      body: order => `ये आपके ऑर्डर #${order} पर मिले हैं। आप इन्हें जब चाहें ख़र्च कर सकते हैं।`,
    },
    card: {
      subject: (sender, amount) => `${sender} ने आपको ${amountText(amount)} का गिफ़्ट कार्ड भेजा है`,
      sent: sender => `${sender} ने आपको गिफ़्ट कार्ड भेजा है।`,
      amount: 'राशि',
      code: 'कोड',
      forGood: 'इसकी वैधता कभी ख़त्म नहीं होती।',
      until: day => `इसे ${day} तक इस्तेमाल करें।`,
      use: 'अपने कार्ट में यह कोड डालें। जो ख़र्च नहीं होगा, वह कार्ड पर रहेगा।',
    },
  },
});
