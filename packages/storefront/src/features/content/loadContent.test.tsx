import { createCommerceClient } from '@shop/commerce-client';
import { PageBuilder } from '@shop/page-builder';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { guestSession } from '../../testing/guestSession.ts';
import { readAsIs } from '../../testing/readAsIs.ts';
import { loadContent } from './loadContent.ts';

afterEach(cleanup);

/** Shows a page of the editors, and names what stands in each of its rows. */
async function rowsOf(
  cmsPage: { content: string; content_heading?: string | null },
  featuresOff: string[] = [],
  belowFirst?: string,
) {
  const client = createCommerceClient({
    reader: readAsIs,
    url: 'http://back.test/graphql',
    session: guestSession,
    isClient: false,
    fetch: async () => Response.json({ data: { storeConfig: null, categoryList: [], cmsPage } }),
  });
  const page = await loadContent(client, 'privacy-policy', feature => !featuresOff.includes(feature));
  const { container } = render(
    <PageBuilder
      tree={page?.tree ?? { children: [] }}
      renderProducts={() => []}
      belowFirst={belowFirst && <p>{belowFirst}</p>}
    />,
  );
  return [...container.children].map(({ tagName, textContent }) => [tagName, textContent]);
}

const row = (text: string) =>
  `<div data-content-type="row" data-appearance="full-bleed" data-element="main"><div data-content-type="text" data-element="main"><p>${text}</p></div></div>`;

// Rule content-24.
it('gives what stands in no row one of its own, in the column of the page', async () => {
  expect(await rowsOf({ content: '<h2>Privacy</h2><p>We keep little.</p>' })).toEqual([
    ['SECTION', 'PrivacyWe keep little.'],
  ]);
  cleanup();
  expect(await rowsOf({ content: `<p>Before</p><p>it</p>${row('Within')}<p>After</p>` })).toEqual([
    ['SECTION', 'Beforeit'],
    ['SECTION', 'Within'],
    ['SECTION', 'After'],
  ]);
  expect(screen.getByText('After').closest('section')?.dataset['appearance']).toBe('contained');
  expect(screen.getByText('Within').closest('section')?.dataset['appearance']).toBe('full-bleed');
});

// Rule content-25.
it('begins with the heading that editors gave the page', async () => {
  const content_heading = 'Privacy <policy>';
  expect(await rowsOf({ content: '<p>We keep little.</p>', content_heading })).toEqual([
    ['SECTION', 'Privacy <policy>We keep little.'],
  ]);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Privacy <policy>');
  cleanup();
  expect(await rowsOf({ content: row('Within'), content_heading })).toEqual([
    ['SECTION', 'Privacy <policy>'],
    ['SECTION', 'Within'],
  ]);
});

it('takes the picture below that heading for the main one of the page, and puts what stands below the first thing below it', async () => {
  const pictured = row('Within').replace(
    '<div data-content-type="text"',
    '<figure data-content-type="image" data-element="main"><img src="/media/river.jpg" alt="River" data-element="desktop_image"></figure>$&',
  );
  expect(await rowsOf({ content: pictured + row('Two'), content_heading: 'About us' }, [], 'Go on')).toEqual([
    ['SECTION', 'About us'],
    ['SECTION', 'Within'],
    ['P', 'Go on'],
    ['SECTION', 'Two'],
  ]);
  expect(screen.getByRole('img', { name: 'River' }).getAttribute('loading')).not.toBe('lazy');
});

it('leaves a page of rows as it is', async () => {
  expect(await rowsOf({ content: row('One') + row('Two'), content_heading: null })).toEqual([
    ['SECTION', 'One'],
    ['SECTION', 'Two'],
  ]);
  cleanup();
  expect(await rowsOf({ content: '', content_heading: '' })).toEqual([]);
});

it.each([
  ['wishlist', '/wishlist'],
  ['coins', '/zepp-coins'],
  ['bills', '/setu'],
  ['bills', '/bills-and-recharge'],
  ['gift-cards', '/gift-cards'],
  ['saved-payments', '/saved-payments'],
])('links to no page that a back end without %s does not have: %s', async (feature, path) => {
  const content = `<p>See <a href="${path}">this</a> and <a href="/cart">the cart</a>.</p>`;
  const links = () => screen.getAllByRole('link').map(link => link.textContent);
  await rowsOf({ content });
  expect(links()).toEqual(['this', 'the cart']);
  cleanup();
  expect(await rowsOf({ content }, [feature])).toEqual([['SECTION', 'See this and the cart.']]);
  expect(links()).toEqual(['the cart']);
});
