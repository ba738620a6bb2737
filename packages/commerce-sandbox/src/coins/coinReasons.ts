import { byLocale } from '../store/byLocale.ts';

/** Why coins came or went, as the ledger keeps it. */
export const coinReasons = {
  earned: (order: string) => `Earned on order #${order}`,
  used: (order: string) => `Used for order #${order}`,
  returned: (order: string) => `Returned from order #${order}`,
  withdrawn: (order: string) => `No longer earned on order #${order}`,
  invited: 'Earned by an invitation',
  expired: 'Expired after a year without a change',
  welcome: 'Welcome to the programme',
  bonus: 'Festive bonus',
};

/** A number of an order in a reason, and where it stands in another language. */
const number = String.raw`(\S+)`;
const { earned, used, returned, withdrawn } = coinReasons;
const hindi = (
  [
    [earned(number), 'ऑर्डर #$1 पर मिले'],
    [used(number), 'ऑर्डर #$1 में इस्तेमाल हुए'],
    [returned(number), 'ऑर्डर #$1 से वापस मिले'],
    [withdrawn(number), 'ऑर्डर #$1 पर मिले कॉइन वापस लिए गए'],
    [coinReasons.invited, 'न्योते से मिले'],
    [coinReasons.expired, 'एक साल तक बदलाव न होने से ख़त्म हुए'],
    [coinReasons.welcome, 'प्रोग्राम में स्वागत के लिए'],
    [coinReasons.bonus, 'त्योहार का बोनस'],
  ] as const
).map(([reason, words]) => [new RegExp(`^${reason}$`), words] as const);

/** A reason of the ledger, told in the language of a store view. One that it does not know stays as it is. */
export const tellCoinReason = byLocale<(reason: string) => string>({
  en_US: reason => reason,
  hi_IN: reason => hindi.reduce((text, [pattern, words]) => text.replace(pattern, words), reason),
});
