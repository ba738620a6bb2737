/** What is said in one language of a topic. */
interface Said {
  /** Ways to ask for it. */
  asks: readonly string[];
  /** What the shop answers, from what the product states. */
  answer: (value: string) => string;
  /** What shoppers who have it add. */
  adds: readonly string[];
}

export interface Topic {
  /** Of a fact of the product, or of what is promised with it. */
  about: string;
  en: Said;
  /** Where the fact can be said in Hindi, too. */
  hi?: Said;
}

/**
 * What shoppers in India ask, by the fact that answers it: an answer says nothing that the product does not state. The
 * first topics are the ones that a product is asked about first.
 */
export const topics: readonly Topic[] = [
  {
    about: 'Battery',
    en: {
      asks: ['How large is the battery?', 'What is the battery capacity, and does it last a working day?'],
      answer: value => `It is ${value}. How long that lasts depends on screen and network.`,
      adds: [
        'With calls, UPI and two hours of video I charge once a day, at night.',
        'Local train commute with music both ways, and still some left at ten at night.',
      ],
    },
    hi: {
      asks: ['बैटरी कितनी बड़ी है?', 'क्या बैटरी पूरा दिन चलती है?'],
      answer: value => `बैटरी ${value} की है। कितनी देर चलेगी, यह स्क्रीन और नेटवर्क पर निर्भर करता है।`,
      adds: ['कॉल और वीडियो के साथ मैं दिन में एक बार ही चार्ज करता हूँ।', 'सफ़र में दिन भर आराम से चल जाती है।'],
    },
  },
  {
    about: 'RAM',
    en: {
      asks: ['How much RAM does it have?', 'Is the RAM enough for games and many apps at once?'],
      answer: value => `It has ${value} of RAM.`,
      adds: ['Switching between the bank app, maps and the camera is smooth for me.'],
    },
    hi: {
      asks: ['इसमें RAM कितनी है?'],
      answer: value => `इसमें ${value} RAM है।`,
      adds: ['कई ऐप साथ में खोलता हूँ, अटकता नहीं।'],
    },
  },
  {
    about: 'Display',
    en: {
      asks: ['What kind of screen is it?', 'Can one read the screen in the sun?'],
      answer: value => `The screen: ${value}.`,
      adds: ['I ride with it on the handlebar in the afternoon and can follow the map.'],
    },
  },
  {
    about: 'Bluetooth',
    en: {
      asks: ['Which Bluetooth version is it?', 'Does it pair with an older phone?'],
      answer: value => `Bluetooth ${value}. It pairs with older versions, too.`,
      adds: ['Paired with my four-year-old phone at the first try.'],
    },
    hi: {
      asks: ['इसमें कौन-सा Bluetooth है?', 'क्या पुराने फ़ोन से जुड़ जाता है?'],
      answer: value => `Bluetooth ${value}। पुराने वर्शन से भी जुड़ जाता है।`,
      adds: ['मेरे चार साल पुराने फ़ोन से पहली बार में जुड़ गया।'],
    },
  },
  {
    about: 'Protection',
    en: {
      asks: ['Is it safe to use in the monsoon?', 'How well is it protected?'],
      answer: value => `Its protection: ${value}. Damage by liquid is not part of the warranty all the same.`,
      adds: ['Caught in Mumbai rain twice, nothing happened.'],
    },
  },
  {
    about: 'Fabric',
    en: {
      asks: ['What is the fabric? Is it comfortable in summer?', 'Is the fabric see-through?'],
      answer: value => `The fabric is ${value.charAt(0).toLowerCase()}${value.slice(1)}.`,
      adds: [
        'Wore it through a May wedding in Nagpur, and it stayed comfortable.',
        'Not see-through. It softens after two washes.',
      ],
    },
  },
  {
    about: 'Care',
    en: {
      asks: ['How should it be washed?', 'Does the colour run in the first wash?'],
      answer: value => `Care: ${value}. Wash it by itself the first time.`,
      adds: ['A little colour came out in the first wash, none after that.'],
    },
  },
  {
    about: 'Fit',
    en: {
      asks: ['How does it fit? Should I take one size up?'],
      answer: value =>
        `The fit is ${value.charAt(0).toLowerCase()}${value.slice(1)}. Compare with the size guide beside the sizes.`,
      adds: ['My usual size fits, with room at the shoulders.'],
    },
  },
  {
    about: 'Energy rating',
    en: {
      asks: ['How many stars does it have, and what will the electricity bill be?'],
      answer: value => `Its BEE label: ${value}.`,
      adds: ['Our bill in Chennai went up less than I feared, some 400 rupees a month.'],
    },
  },
  {
    about: 'Noise',
    en: {
      asks: ['Is it loud? It would stand in the bedroom.'],
      answer: value => `${value}, as measured by the maker.`,
      adds: ['We sleep next to it. A hum, no more.'],
    },
  },
  {
    about: 'Plug',
    en: {
      asks: ['Which socket does it need?'],
      answer: value => `It has a plug of ${value}.`,
      adds: ['We had an electrician put in a new socket before it came. Worth asking first.'],
    },
  },
  {
    about: 'Power',
    en: {
      asks: ['How many watts is it?', 'Does it run on an inverter?'],
      answer: value => `It is rated ${value}. Whether an inverter carries that is written on the inverter.`,
      adds: ['Runs on our inverter without trouble, one thing at a time.'],
    },
    hi: {
      asks: ['यह कितने वॉट का है?', 'क्या यह इन्वर्टर पर चलता है?'],
      answer: value => `यह ${value} का है। आपका इन्वर्टर इतना उठा सकता है या नहीं, यह उस पर लिखा होता है।`,
      adds: ['हमारे इन्वर्टर पर ठीक चलता है।'],
    },
  },
  {
    about: 'Assembly',
    en: {
      asks: ['Does somebody come to put it together?', 'How long does it take to assemble?'],
      answer: value => `It takes about ${value} with the tools in the box. Nobody comes for it.`,
      adds: ['Two of us, one screwdriver, one cup of chai. Done.'],
    },
  },
  {
    about: 'Material',
    en: {
      asks: ['What is it made of?'],
      answer: value => `It is made of ${value.charAt(0).toLowerCase()}${value.slice(1)}.`,
      adds: ['Feels sturdier than the one I had before.', 'No smell when I unpacked it.'],
    },
  },
  {
    about: 'Best before',
    en: {
      asks: ['How fresh is it when it arrives?', 'What is the shelf life?'],
      answer: value => `It keeps for ${value} from packing. The date stands on the pack.`,
      adds: ['Mine was packed three weeks before it came.', 'The pack that I got had most of its time left.'],
    },
    hi: {
      asks: ['यह कितने दिन तक चलता है?', 'मिलने पर कितना ताज़ा होता है?'],
      answer: value => `पैक होने के बाद ${value.replace('months', 'महीने')} तक चलता है। तारीख़ पैक पर लिखी है।`,
      adds: ['मुझे मिला पैक तीन हफ़्ते पहले का था।'],
    },
  },
  {
    about: 'Origin',
    en: {
      asks: ['Where does it come from?'],
      answer: value => `It comes from ${value}.`,
      adds: ['One can taste that. We have bought it three times now.'],
    },
  },
  {
    about: 'Contains',
    en: {
      asks: ['Is there anything in it for people with allergies to know?'],
      answer: value => `The label says: ${value.charAt(0).toLowerCase()}${value.slice(1)}.`,
      adds: ['Thank you for writing it on the pack in Hindi and English.'],
    },
  },
  {
    about: 'Skin type',
    en: {
      asks: ['Which skin is it for?', 'Can I use it on sensitive skin?'],
      answer: value => `Skin type: ${value.toLowerCase()}. Try it on the inside of the arm first.`,
      adds: ['No itching for me, and I react to many things.'],
    },
  },
  {
    about: 'Age',
    en: {
      asks: ['For which age is it?'],
      answer: value => `The maker says: ${value}.`,
      adds: ['My niece is at the lower end of that and needed help for the first hour.'],
    },
    hi: {
      asks: ['यह किस उम्र के बच्चों के लिए है?'],
      answer: value =>
        `बनाने वाले के अनुसार: ${value.replace(' to ', ' से ').replace(' and above', ' से ऊपर').replace('years', 'साल')}।`,
      adds: ['मेरी भांजी को पहले एक घंटे मदद चाहिए थी, फिर ख़ुद खेलने लगी।'],
    },
  },
  {
    about: 'Pages',
    en: {
      asks: ['How many pages does it have?'],
      answer: value => `${value} pages.`,
      adds: ['The paper is good, ink does not come through.'],
    },
  },
  {
    about: 'Language',
    en: {
      asks: ['In which languages is it?'],
      answer: value => `${value}.`,
      adds: ['My father reads the Hindi part without his glasses.'],
    },
  },
  {
    about: 'Capacity',
    en: {
      asks: ['How much does it hold?', 'Is it large enough for a family of five?'],
      answer: value => `Its capacity is ${value}.`,
      adds: ['Right for the four of us. For guests it goes twice.'],
    },
  },
  {
    about: 'Size',
    en: {
      asks: ['What does it measure? My shelf is narrow.'],
      answer: value => `It measures ${value}.`,
      adds: ['Measured it: as they say.'],
    },
  },
  {
    about: 'Weight',
    en: {
      asks: ['How heavy is it?'],
      answer: value => `It weighs ${value} without its packing.`,
      adds: ['Light enough for my mother to carry.'],
    },
    hi: {
      asks: ['इसका वज़न कितना है?'],
      answer: value => `पैकिंग के बिना इसका वज़न ${value} है।`,
      adds: ['इतना हल्का कि माँ भी आराम से उठा लेती हैं।'],
    },
  },
  {
    about: 'Validity',
    en: {
      asks: ['Until when can it be used?'],
      answer: value => `It is valid for ${value} from the day of the order.`,
      adds: ['Gave it for Raksha Bandhan, and it was used in Diwali week. No trouble.'],
    },
  },
  {
    about: 'box',
    en: {
      asks: ['What comes in the box?', 'Is everything in the box, or do I have to buy something with it?'],
      answer: value => `In the box: ${value}.`,
      adds: ['All of it was there, sealed.'],
    },
  },
  {
    about: 'warranty',
    en: {
      asks: ['How long is the warranty, and do I have to register?', 'Is the warranty valid all over India?'],
      answer: value =>
        `Warranty: ${value}. It counts from the date of the invoice, anywhere in India; there is no need to register.`,
      adds: ['Keep the invoice from the mail, they asked me for nothing else.'],
    },
  },
  {
    about: 'returns',
    en: {
      asks: ['Can I send it back if I do not like it?', 'What if it arrives damaged?'],
      answer: value => `${value} Ask for it at the order in your account.`,
      adds: ['Sent one back in spring. It was picked up after two days.'],
    },
    hi: {
      asks: ['पसंद न आए तो क्या लौटा सकते हैं?', 'अगर सामान टूटा हुआ आए तो?'],
      answer: value => `${value} अपने अकाउंट में ऑर्डर खोलकर इसके लिए कहें।`,
      adds: ['मैंने एक बार लौटाया था, दो दिन में ले गए।'],
    },
  },
];
