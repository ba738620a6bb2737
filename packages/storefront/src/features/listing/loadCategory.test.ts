import type { CommerceClient } from '@shop/commerce-client';
import { expect, it } from 'vitest';
import { CategoryQuery } from './listingQueries.ts';
import { loadCategory } from './loadCategory.ts';

/** What a category's page says of it, of which the back end says this. */
async function saidOf(description: string | null) {
  const answer = (query: unknown) =>
    query === CategoryQuery ? { categoryList: [{ uid: 'MQ==', name: 'Phones', description }] } : {};
  const client = {
    query: (query: unknown) => Promise.resolve(answer(query)),
    queryPartial: (query: unknown) => Promise.resolve({ data: answer(query) }),
  } as unknown as CommerceClient;
  return (await loadCategory(client, new URL('http://shop.test/phones.html'), 'MQ=='))?.category.description;
}

it('reads the description as a reader does: no tags, entities or style sheets', async () => {
  expect(await saidOf('<style>#html-body{color:red}</style><p>Phones &amp; tablets&nbsp;&ndash; new</p>')).toBe(
    'Phones & tablets – new',
  );
});

it.each(['Phones and tablets', null])('leaves %j as it is', async description => {
  expect(await saidOf(description)).toBe(description);
});
