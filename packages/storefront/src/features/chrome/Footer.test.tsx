import { cleanup, createEvent, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { ShopPart } from '../../testing/ShopPart.tsx';
import { Footer } from './Footer.tsx';

afterEach(cleanup);

/** Whether a press of a link in the block of the footer is left to the browser, which opens a new document. */
async function opensDocument(href: string) {
  render(
    <ShopPart footer={`<p><a href="${href}">Go</a></p>`}>
      <Footer />
    </ShopPart>,
  );
  const link = await screen.findByRole('link', { name: 'Go' });
  const press = createEvent.click(link);
  fireEvent(link, press);
  return !press.defaultPrevented;
}

it('stays within the document for a page of the shop', async () => {
  expect(await opensDocument('/contact-us?a=1')).toBe(false);
});

// Rule shops-05.
it.each(['/?___store=float_hi', '/media/wysiwyg/warranty.pdf'])(
  'leaves %s to the browser, for the shop has no such page',
  async href => {
    expect(await opensDocument(href)).toBe(true);
  },
);
