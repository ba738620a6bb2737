import * as text from '@shop/messages/carousel';

/** What an item is about: its heading, else its words, else the names of its links and pictures. */
function nameOf(item: Element): string {
  const labels = [...item.querySelectorAll('[aria-label], img')].map(
    part => part.getAttribute('aria-label') ?? part.getAttribute('alt') ?? '',
  );
  const name =
    item.querySelector('h1, h2, h3, h4, h5, h6')?.textContent ||
    item.textContent.trim() ||
    labels.filter(Boolean).join(', ');
  return name.replaceAll(/\s+/g, ' ').trim();
}

/**
 * The item that stands first in a row of slides, as it is read out: "Slide 2 of 5: A kitchen that keeps up". `index`
 * counts from 0.
 */
export const describeSlide = (item: Element, index: number, count: number): string =>
  text.slideOf(index + 1, count, nameOf(item));
