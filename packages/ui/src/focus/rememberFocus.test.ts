import { beforeEach, expect, it } from 'vitest';
import { rememberFocus } from './rememberFocus.ts';

beforeEach(() => {
  document.body.innerHTML = `
    <header><button id="menu">Menu</button></header>
    <main>
      <h1>My Wishlist</h1>
      <section><h2>Saved for later</h2><div><button id="remove">Remove</button></div></section>
      <p><button id="share">Share</button></p>
    </main>`;
});

const find = (selector: string) => document.querySelector<HTMLElement>(selector)!;
/** Puts the focus on something, does something, and goes back. */
function comeBack(from: string, meanwhile: () => void): string | undefined {
  find(from).focus();
  const goBack = rememberFocus();
  find(from).blur();
  meanwhile();
  goBack();
  return document.activeElement?.textContent?.trim();
}

it('goes back to what had the focus', () => {
  expect(comeBack('#remove', () => {})).toBe('Remove');
});

it.each([
  ['it is gone', () => find('#remove').remove()],
  ['what it stood in is gone', () => find('#remove').parentElement!.remove()],
  ['it cannot be pressed any more', () => find('#remove').setAttribute('disabled', '')],
])('goes to the heading of the part around it where %s', (_, meanwhile) => {
  expect(comeBack('#remove', meanwhile)).toBe('Saved for later');
});

it('goes to the heading of the page where the whole part is gone', () => {
  expect(comeBack('#remove', () => find('section').remove())).toBe('My Wishlist');
});

it('goes to the start of the content from outside of it', () => {
  expect(comeBack('#menu', () => find('header').remove())).toBe('My Wishlist');
});

it('goes to `main` where nothing has a heading', () => {
  comeBack('#share', () => {
    for (const heading of document.querySelectorAll('h1, h2')) heading.remove();
    find('#share').remove();
  });
  expect(document.activeElement).toBe(find('main'));
});

it('leaves the focus alone where nothing had it', () => {
  const goBack = rememberFocus();
  goBack();
  expect(document.activeElement).toBe(document.body);
});
