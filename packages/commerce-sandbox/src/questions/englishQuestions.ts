/** What is said in one language of a topic. */
export interface Said {
  /** Ways to ask for it. */
  asks: readonly string[];
  /** What the shop answers, from what the product states. */
  answer: (value: string) => string;
  /** What shoppers who have it add. */
  adds: readonly string[];
}

/** As it stands within a sentence: "Steel" as "steel", but "TPE" as it is. */
export const withinSentence = (value: string): string =>
  value.replace(/^[A-Z](?![A-Z])/, letter => letter.toLowerCase());

/**
 * What shoppers in India ask, by the fact of the product that answers it, or what is promised with it: an answer says
 * nothing that the product does not state. The first topics are the ones that a product is asked about first.
 */
export const englishQuestions = {
  Battery: {
    asks: ['How large is the battery?', 'What is the battery capacity, and does it last a working day?'],
    answer: value => `It is ${value}. How long that lasts depends on screen and network.`,
    adds: [
      'With calls, UPI and two hours of video I charge once a day, at night.',
      'Local train commute with music both ways, and still some left at ten at night.',
    ],
  },
  RAM: {
    asks: ['How much RAM does it have?', 'Is the RAM enough for games and many apps at once?'],
    answer: value => `It has ${value} of RAM.`,
    adds: ['Switching between the bank app, maps and the camera is smooth for me.'],
  },
  Display: {
    asks: ['What kind of screen is it?', 'Can one read the screen in the sun?'],
    answer: value => `The screen: ${value}.`,
    adds: ['I ride with it on the handlebar in the afternoon and can follow the map.'],
  },
  Bluetooth: {
    asks: ['Which Bluetooth version is it?', 'Does it pair with an older phone?'],
    answer: value => `Bluetooth ${value}. It pairs with older versions, too.`,
    adds: ['Paired with my four-year-old phone at the first try.'],
  },
  Protection: {
    asks: ['Is it safe to use in the monsoon?', 'How well is it protected?'],
    answer: value => `Its protection: ${value}. Damage by liquid is not part of the warranty all the same.`,
    adds: ['Caught in Mumbai rain twice, nothing happened.'],
  },
  Fabric: {
    asks: ['What is the fabric? Is it comfortable in summer?', 'Is the fabric see-through?'],
    answer: value => `The fabric is ${withinSentence(value)}.`,
    adds: [
      'Wore it through a May wedding in Nagpur, and it stayed comfortable.',
      'Not see-through. It softens after two washes.',
    ],
  },
  Care: {
    asks: ['How should it be washed?', 'Does the colour run in the first wash?'],
    answer: value => `Care: ${value}. Wash it by itself the first time.`,
    adds: ['A little colour came out in the first wash, none after that.'],
  },
  Fit: {
    asks: ['How does it fit? Should I take one size up?'],
    answer: value => `The fit is ${withinSentence(value)}. Compare with the size guide beside the sizes.`,
    adds: ['My usual size fits, with room at the shoulders.'],
  },
  'Energy rating': {
    asks: ['How many stars does it have, and what will the electricity bill be?'],
    answer: value => `Its BEE label: ${value}.`,
    adds: ['Our bill in Chennai went up less than I feared, some 400 rupees a month.'],
  },
  Noise: {
    asks: ['Is it loud? It would stand in the bedroom.'],
    answer: value => `${value}, as measured by the maker.`,
    adds: ['We sleep next to it. A hum, no more.'],
  },
  Plug: {
    asks: ['Which socket does it need?'],
    answer: value => `It has a plug of ${value}.`,
    adds: ['We had an electrician put in a new socket before it came. Worth asking first.'],
  },
  Power: {
    asks: ['How many watts is it?', 'Does it run on an inverter?'],
    answer: value => `It is rated ${value}. Whether an inverter carries that is written on the inverter.`,
    adds: ['Runs on our inverter without trouble, one thing at a time.'],
  },
  Assembly: {
    asks: ['Does somebody come to put it together?', 'How long does it take to assemble?'],
    answer: value => `It takes about ${value} with the tools in the box. Nobody comes for it.`,
    adds: ['Two of us, one screwdriver, one cup of chai. Done.'],
  },
  Material: {
    asks: ['What is it made of?'],
    answer: value => `It is made of ${withinSentence(value)}.`,
    adds: ['Feels sturdier than the one I had before.', 'No smell when I unpacked it.'],
  },
  'Best before': {
    asks: ['How fresh is it when it arrives?', 'What is the shelf life?'],
    answer: value => `It keeps for ${value} from packing. The date stands on the pack.`,
    adds: ['Mine was packed three weeks before it came.', 'The pack that I got had most of its time left.'],
  },
  Origin: {
    asks: ['Where does it come from?'],
    answer: value => `It comes from ${value}.`,
    adds: ['One can taste that. We have bought it three times now.'],
  },
  Contains: {
    asks: ['Is there anything in it for people with allergies to know?'],
    answer: value => `The label says: ${withinSentence(value)}.`,
    adds: ['Thank you for writing it on the pack in Hindi and English.'],
  },
  'Skin type': {
    asks: ['Which skin is it for?', 'Can I use it on sensitive skin?'],
    answer: value => `Skin type: ${value.toLowerCase()}. Try it on the inside of the arm first.`,
    adds: ['No itching for me, and I react to many things.'],
  },
  Age: {
    asks: ['For which age is it?'],
    answer: value => `The maker says: ${value}.`,
    adds: ['My niece is at the lower end of that and needed help for the first hour.'],
  },
  Pages: {
    asks: ['How many pages does it have?'],
    answer: value => (/\d$/.test(value) ? `${value} pages.` : `${value}.`),
    adds: ['I counted: so it is.'],
  },
  Language: {
    asks: ['In which languages is it?'],
    answer: value => `${value}.`,
    adds: ['Plain words throughout, my father had no trouble with it.'],
  },
  Capacity: {
    asks: ['How much does it hold?', 'Is it large enough for a family of five?'],
    answer: value => `Its capacity is ${value}.`,
    adds: ['Right for the four of us. For guests it goes twice.'],
  },
  Size: {
    asks: ['What does it measure? My shelf is narrow.'],
    answer: value => `It measures ${value}.`,
    adds: ['Measured it: as they say.'],
  },
  Weight: {
    asks: ['How heavy is it?'],
    answer: value => `It weighs ${value} without its packing.`,
    adds: ['Light enough for my mother to carry.'],
  },
  Validity: {
    asks: ['Until when can it be used?'],
    answer: value => `It is valid for ${value} from the day of the order.`,
    adds: ['Gave it for Raksha Bandhan, and it was used in Diwali week. No trouble.'],
  },
  box: {
    asks: ['What comes in the box?', 'Is everything in the box, or do I have to buy something with it?'],
    answer: value => `In the box: ${value}.`,
    adds: ['All of it was there, sealed.'],
  },
  warranty: {
    asks: ['How long is the warranty, and do I have to register?', 'Is the warranty valid all over India?'],
    answer: value =>
      `Warranty: ${value}. It counts from the date of the invoice, anywhere in India; there is no need to register.`,
    adds: ['Keep the invoice from the mail, they asked me for nothing else.'],
  },
  returns: {
    asks: ['Can I send it back if I do not like it?', 'What if it arrives damaged?'],
    answer: value => `${value} Ask for it at the order in your account.`,
    adds: ['Sent one back in spring. It was picked up after two days.'],
  },
} satisfies Record<string, Said>;

/** A fact that is asked about, by its name. */
export type Topic = keyof typeof englishQuestions;
