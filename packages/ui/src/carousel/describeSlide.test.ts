import { expect, it } from 'vitest';
import { describeSlide } from './describeSlide.ts';

const told = (html: string) => {
  const item = document.createElement('li');
  item.innerHTML = html;
  return describeSlide(item, 1, 5);
};

it.each([
  ['its heading', '<p>From ₹999</p><h2>A kitchen\n that keeps up</h2>', 'Slide 2 of 5: A kitchen that keeps up'],
  ['its words', '<p>Pay by UPI,</p>\n<p>pay 5% less.</p>', 'Slide 2 of 5: Pay by UPI, pay 5% less.'],
  [
    'its pictures',
    '<a href="/a"><img alt="Auvira"></a><a href="/b"><img alt="Zentoro"></a><img alt="">',
    'Slide 2 of 5: Auvira, Zentoro',
  ],
  ['the name of its link', '<a href="/a" aria-label="Travel"><img alt=""></a>', 'Slide 2 of 5: Travel'],
  ['its place alone where it says nothing', '<img alt="">', 'Slide 2 of 5'],
])('calls a slide by %s', (_, html, words) => {
  expect(told(html)).toBe(words);
});
