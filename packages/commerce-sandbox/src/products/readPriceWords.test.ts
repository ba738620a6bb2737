import { expect, it } from 'vitest';
import { readPriceWords } from './readPriceWords.ts';

const rupees = (typed: string) => {
  const { text, price } = readPriceWords(typed);
  return [text, price && price.from / 100, price && price.to / 100];
};

it.each([
  ['phone under 20000', 'phone', 0, 20_000],
  ['phone under ₹20,000', 'phone', 0, 20_000],
  ['Phone below 20K', 'phone', 0, 20_000],
  ['phone upto Rs. 15000/-', 'phone', 0, 15_000],
  ['20000 se kam phone', 'phone', 0, 20_000],
  ['20 hazar ke andar mobile', 'mobile', 0, 20_000],
  ['1.5 lakh tak laptop', 'laptop', 0, 150_000],
  ['500 wale joote', 'joote', 0, 500],
  ['२० कुर्ता', '२० कुर्ता', undefined, undefined],
  ['500 रुपये से कम कुर्ता', 'कुर्ता', 0, 500],
  ['laptop above 50k', 'laptop', 50_000, Infinity],
  ['5000 se zyada ka watch', 'ka watch', 5000, Infinity],
  ['shoes between 1000 and 2,000', 'shoes', 1000, 2000],
  ['5-10k headphones', 'headphones', 5000, 10_000],
  ['under 500', '', 0, 500],
])('reads %j', (typed, text, from, to) => {
  expect(rupees(typed)).toEqual([typed === text ? typed : text, from, to]);
});

it.each([
  'power bank under 20000 mah',
  'dumbbell below 5 kg',
  'cover 6.5 to 6.9 inches',
  'tv above 43 inch',
  'under the table lamp',
  'auvira lumen 5',
  'sql 2 in 1',
])('leaves %j as it is', typed => {
  expect(readPriceWords(typed)).toEqual({ text: typed });
});
