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

function Walked() {
  const name = useParams()['name'] ?? '';
  const data = { title: name, description: null, tree: pages[name]!, products: {}, offerEnds: {} };
  return <Component data={{ ...data, blocks: { blocks: {}, dynamicBlocks: {} } }} />;
}

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
