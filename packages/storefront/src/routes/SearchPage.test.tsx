import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { cartBackEnd } from '../testing/cartBackEnd.ts';
import { renderShop } from '../testing/renderShop.tsx';
import { Component } from './SearchPage.tsx';

afterEach(cleanup);

it('says where to type before anything is looked for, and nothing of what was found', async () => {
  const path = '/search.html';
  renderShop({
    backEnd: cartBackEnd([]),
    path,
    routes: [{ path, Component, loader: () => ({ search: '', products: null }) }],
  });
  expect(await screen.findByText('Type what you are looking for in the search box above.')).toBeTruthy();
  expect(screen.queryByText(/0 products|No products/)).toBeNull();
});
