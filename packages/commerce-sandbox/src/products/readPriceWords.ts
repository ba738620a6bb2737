import { paise } from '../money.ts';

/** A search without what it says about the price, and the price in paise, both ends included. */
export interface PricedSearch {
  text: string;
  price?: { from: number; to: number };
}

const multipliers: Record<string, number> = {
  k: 1000,
  thousand: 1000,
  hazar: 1000,
  hazaar: 1000,
  हजार: 1000,
  lakh: 100_000,
  lac: 100_000,
  लाख: 100_000,
};

const END = '(?=$|[\\s,.!?/-])';
const CURRENCY = '(?:₹|rs\\.?|inr|रु\\.?|रुपये|रुपए|rupees?|rupaye)';
/** What is measured, so that "under 5 kg" says nothing about the price. */
const UNIT =
  '(?:mah|gb|tb|mb|inch(?:es)?|kg|kgs|g|gm|grams?|ml|l|ltr|lit(?:re|er)s?|w|watts?|cm|mm|ft|feet|tons?|hz|mp|years?|yrs?|months?|saal|star|%|pieces?|pcs)';
const AMOUNT = `${CURRENCY}?\\s*(\\d[\\d,]*(?:\\.\\d+)?)(?![\\d.,]*\\d)\\s*(${Object.keys(multipliers).join('|')})?(?:\\s*(?:${CURRENCY}|/-))*(?![\\s-]*${UNIT}${END})${END}`;

const AT_MOST =
  'under|below|less than|lower than|cheaper than|within|up ?to|at most|not more than|max(?:imum)?|budget|<';
const AT_LEAST = 'above|over|more than|greater than|at least|starting(?: from)?|min(?:imum)?|>';
const AT_MOST_AFTER =
  'se (?:kam|niche|neeche)|ke (?:andar|under|niche|neeche)|tak|wala|wale|wali|or less|and below|max|से (?:कम|नीचे)|के (?:अंदर|अन्दर|नीचे)|तक|वाला|वाले|वाली';
const AT_LEAST_AFTER = 'se (?:zyada|jyada|upar|uper)|or more|and above|से (?:ज्यादा|अधिक|ऊपर|उपर)';

const START = '(?:^|(?<=\\s))';
const pattern = (text: string) => new RegExp(text, 'u');

const between = pattern(`${START}(?:between|from) ${AMOUNT}\\s*(?:and|to|-)\\s*${AMOUNT}`);
const fromTo = pattern(`${START}${AMOUNT}\\s*(?:to|-|se|से)\\s*${AMOUNT}(?:\\s+(?:tak|ke beech|तक|के बीच)${END})?`);
const atMost = pattern(`${START}(?:${AT_MOST})\\s*${AMOUNT}`);
const atLeast = pattern(`${START}(?:${AT_LEAST})\\s*${AMOUNT}`);
const atMostAfter = pattern(`${START}${AMOUNT}\\s+(?:${AT_MOST_AFTER})${END}`);
const atLeastAfter = pattern(`${START}${AMOUNT}\\s+(?:${AT_LEAST_AFTER})${END}`);

/** Less than this in a bare "5 to 10" is no price. */
const LEAST_BARE = paise(100);

const amount = (digits: string, multiplier: string | undefined): number =>
  paise(Number(digits.replaceAll(',', '')) * (multiplier === undefined ? 1 : multipliers[multiplier]!));

/**
 * What a shopper says about the price in a search: "phone under 20000", "below ₹20,000", "20k se kam", "between 5000
 * and 10000", in English and Hindi. The words that are left say what is searched for.
 */
export function readPriceWords(typed: string): PricedSearch {
  const text = typed.normalize('NFD').replaceAll('\u093c', '').toLowerCase().replaceAll(/\s+/g, ' ').trim();
  const without = (found: RegExpExecArray) => text.replace(found[0], ' ').replaceAll(/\s+/g, ' ').trim();
  for (const range of [between, fromTo]) {
    const found = range.exec(text);
    if (!found) continue;
    // "5 to 10k" means thousands at both ends.
    const [from, to] = [amount(found[1]!, found[2] ?? found[4]), amount(found[3]!, found[4])];
    if (from < to && (range === between || from >= LEAST_BARE)) return { text: without(found), price: { from, to } };
  }
  const most = atMost.exec(text) ?? atMostAfter.exec(text);
  if (most) return { text: without(most), price: { from: 0, to: amount(most[1]!, most[2]) } };
  const least = atLeast.exec(text) ?? atLeastAfter.exec(text);
  if (least) return { text: without(least), price: { from: amount(least[1]!, least[2]), to: Infinity } };
  return { text: typed };
}
