import { amountText } from '../money.ts';
import { byLocale } from '../store/byLocale.ts';

/** What was paid: paise, to whom, and the customer's number there with its label. */
interface Paid {
  amount: number;
  biller: string;
  of: string;
}

/** What payers of bills are told by mail. */
export const billTexts = byLocale({
  en_US: {
    ending: (payment: string, transaction: string | null) => `Payment ${payment}, transaction ${transaction}`,
    receipt: {
      subject: (amount: number, payment: string) => `${amountText(amount)} paid: receipt ${payment}`,
      has: ({ biller, amount, of }: Paid) => `${biller} has your payment of ${amountText(amount)} for ${of}.`,
      reference: (reference: string | null) => `The biller's reference is ${reference}.`,
    },
    refundStarted: {
      subject: (amount: number, payment: string) => `${amountText(amount)} comes back to you: ${payment}`,
      refused: ({ biller, amount, of }: Paid) =>
        `${biller} did not take your payment of ${amountText(amount)} for ${of}.`,
      tooLate: ({ biller, amount, of }: Paid) =>
        `Your payment of ${amountText(amount)} for ${of} at ${biller} came after it was cancelled.`,
      nothingToDo: 'You have nothing to do: all of it goes back to where you paid from.',
      by: (day: string) => `It arrives by ${day}.`,
    },
    refunded: {
      subject: (amount: number, payment: string) => `${amountText(amount)} refunded: ${payment}`,
      has: ({ biller, amount, of }: Paid) =>
        `Your refund of ${amountText(amount)} for ${of} at ${biller} has arrived where you paid from.`,
    },
  },
  hi_IN: {
    ending: (payment, transaction) => `भुगतान ${payment}, लेन-देन ${transaction}`,
    receipt: {
      subject: (amount, payment) => `${amountText(amount)} का भुगतान हो गया: रसीद ${payment}`,
      has: ({ biller, amount, of }) => `${biller} को ${of} के लिए आपके ${amountText(amount)} मिल गए हैं।`,
      reference: reference => `बिलर रेफ़रेंस: ${reference}`,
    },
    refundStarted: {
      subject: (amount, payment) => `${amountText(amount)} आपको वापस मिलेंगे: ${payment}`,
      refused: ({ biller, amount, of }) => `${biller} ने ${of} के लिए आपका ${amountText(amount)} का भुगतान नहीं लिया।`,
      tooLate: ({ biller, amount, of }) =>
        `${biller} के ${of} के लिए आपका ${amountText(amount)} का भुगतान समय ख़त्म होने के बाद आया।`,
      nothingToDo: 'आपको कुछ नहीं करना है: पूरी राशि वहीं लौटेगी, जहाँ से आपने भुगतान किया था।',
      by: day => `वह ${day} तक पहुँच जाएगी।`,
    },
    refunded: {
      subject: (amount, payment) => `${amountText(amount)} का रिफ़ंड हो गया: ${payment}`,
      has: ({ biller, amount, of }) =>
        `${biller} के ${of} के लिए आपका ${amountText(amount)} का रिफ़ंड वहीं पहुँच गया है, जहाँ से आपने भुगतान किया था।`,
    },
  },
});
