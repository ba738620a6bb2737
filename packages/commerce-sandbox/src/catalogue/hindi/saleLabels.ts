import type { LabelSeed } from '../contentTypes.ts';

/** What the store view in Hindi calls what stands in carts and orders beside the products, by what is called so. */
export const saleLabels: Partial<Record<LabelSeed['kind'], Record<string, string>>> = {
  coupon: {
    SAVE10: '10% की छूट',
    FLAT500: '₹2,999 या ज़्यादा के ऑर्डर पर ₹500 की छूट',
    BIG15: '₹9,999 या ज़्यादा के ऑर्डर पर 15% की छूट, ₹3,000 तक',
    AUVIRA20: 'Auvira पर 20% की छूट, ₹800 तक',
    UPI5: 'UPI से भुगतान पर 5% की छूट',
    FREE100: 'हमारी तरफ़ से मुफ़्त',
    EXPIRED10: '10% की छूट, कल तक थी',
    FIRST50: 'पहले दस ऑर्डर पर 50% की छूट',
  },
  payment: {
    free: 'भुगतान की ज़रूरत नहीं',
    cashondelivery: 'कैश ऑन डिलीवरी',
  },
  carrier: {
    flatrate: 'तय शुल्क पर डिलीवरी',
    freeshipping: 'मुफ़्त डिलीवरी',
  },
  shipping_method: {
    flatrate: 'तय शुल्क',
    freeshipping: 'मुफ़्त',
  },
  cancellation_reason: {
    'I ordered it by mistake': 'ग़लती से ऑर्डर हो गया',
    'I found a better price elsewhere': 'कहीं और बेहतर दाम मिला',
    'It will arrive too late': 'बहुत देर से पहुँचेगा',
    'The address or phone number is wrong': 'पता या फ़ोन नंबर ग़लत है',
    'I want to pay in another way': 'किसी और तरीक़े से भुगतान करना है',
    'I do not need it any more': 'अब ज़रूरत नहीं है',
    Other: 'कुछ और',
  },
  gift_wrapping: {
    'Marigold paper': 'गेंदे के फूलों वाला काग़ज़',
    'Handmade paper with gold print': 'सुनहरी छपाई वाला हाथ से बना काग़ज़',
    'Cotton bag, to be used again': 'दोबारा काम आने वाला सूती थैला',
  },
  attribute: {
    reason: 'आप इसे क्यों वापस कर रहे हैं?',
  },
  option: {
    'It is damaged or does not work': 'टूटा हुआ है या काम नहीं करता',
    'It is not what I ordered': 'यह वह नहीं है जो ऑर्डर किया था',
    'It does not fit': 'साइज़ ठीक नहीं है',
    'It is not as described': 'विवरण से अलग है',
    'Parts are missing': 'कुछ हिस्से नहीं मिले',
    'I do not like it': 'पसंद नहीं आया',
  },
};
