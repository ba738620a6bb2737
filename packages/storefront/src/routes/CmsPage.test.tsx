import type { PageTree } from '@shop/page-builder';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useParams } from 'react-router';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { cartBackEnd } from '../testing/cartBackEnd.ts';
import { renderShop } from '../testing/renderShop.tsx';
import { Component } from './CmsPage.tsx';

beforeEach(() => localStorage.clear());
afterEach(cleanup);

const withTabs = (...titles: string[]): PageTree => ({
  children: [
    {
      type: 'tabs',
      defaultIndex: 0,
      align: 'start',
      tabs: titles.map(title => ({ title, children: [{ type: 'text', content: [`All about ${title}`] }] })),
    },
  ],
});
const pages: Record<string, PageTree> = {
  delivery: withTabs('Cities', 'Villages'),
  returns: withTabs('Phones', 'Kettles'),
};

function Page({ name }: { name: string }) {
  const data = { title: name, description: null, tree: pages[name]!, products: {}, offerEnds: {} };
  return <Component data={{ ...data, blocks: { blocks: {}, dynamicBlocks: {} } }} />;
}
const Walked = () => <Page name={useParams()['name'] ?? ''} />;

it('begins each page anew: what was opened on the one before stays behind', async () => {
  const { router } = renderShop({
    backEnd: cartBackEnd([]),
    path: '/delivery',
    routes: [{ path: '/:name', Component: Walked }],
  });
  await waitFor(async () => {
    await userEvent.click(screen.getByRole('tab', { name: 'Villages' }));
    expect(screen.getByRole('tabpanel').textContent).toBe('All about Villages');
  });
  await act(() => router.navigate('/returns'));
  expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Phones');
  expect(screen.getByRole('tabpanel').textContent).toBe('All about Phones');
});

// Rules catalogue-24, routes-01.
it.each(['/', '/home'])('offers to go on with what was looked at on the home page, at %s', async path => {
  const backEnd = cartBackEnd([]);
  const seen = { uid: 'MQ==', sku: 'LUMEN', name: 'Lumen 5', url_key: 'lumen-5', url_suffix: '.html' };
  const price_range = { minimum_price: { final_price: { value: 21_999 } } };
  backEnd.graphql['SeenProducts'] = async () => ({
    products: { items: [{ ...seen, small_image: null, price_range }] },
  });
  const stored = { recentProducts: { skus: ['LUMEN'] } };
  renderShop({ backEnd, path, stored, routes: [{ path: '*', element: <Page name="delivery" /> }] });
  expect(await screen.findByRole('link', { name: /Lumen 5/ })).toBeTruthy();
});
