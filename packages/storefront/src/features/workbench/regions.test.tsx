import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { Shell } from '../../layouts/Shell.tsx';
import { cartBackEnd } from '../../testing/cartBackEnd.ts';
import { renderShop } from '../../testing/renderShop.tsx';
import type { Fills, Slots } from '../../slots.ts';
import { findRegions } from './findRegions.ts';
import { Workbench } from './Workbench.tsx';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
  vi.restoreAllMocks();
});

const open = async (slots: Partial<Slots> = {}) => {
  renderShop({
    backEnd: cartBackEnd([]),
    path: '/',
    slots,
    routes: [
      {
        path: '/',
        element: (
          <>
            <Shell />
            <Workbench />
          </>
        ),
        children: [{ index: true, element: <h1>Home</h1> }],
      },
    ],
  });
  await screen.findByRole('heading', { name: 'Home' });
};

it('lets a variant replace a region, wrap it, and take it out', async () => {
  const Footer: Fills<'Footer'> = () => <footer>Made by hand in Mysuru</footer>;
  const Header: Fills<'Header'> = ({ Default, ...props }) => (
    <>
      <p>Free delivery this week</p>
      <Default {...props} />
    </>
  );
  await open({ Footer, Header, BottomBar: null });
  expect(screen.getByRole('contentinfo').textContent).toBe('Made by hand in Mysuru');
  expect(screen.getByText('Free delivery this week').nextElementSibling).toBe(screen.getByRole('banner'));
  expect(screen.getByRole('combobox', { name: /Search/ })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'You' })).toBeNull();
});

it('finds the regions of a page, the outer before the inner', async () => {
  await open();
  const names = findRegions(document).map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['Header', 'SearchBox', 'CartTrigger', 'Footer', 'BottomBar']));
  expect(names.indexOf('Header')).toBeLessThan(names.indexOf('SearchBox'));
  const header = findRegions(document).find(({ name }) => name === 'Header');
  expect(header?.element).toBe(screen.getByRole('banner'));
});

it('outlines them when asked to, also after a reload', async () => {
  const box = { left: 0, top: 0, width: 100, height: 40 } as DOMRect;
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(box);
  await open();
  const outlined = () => screen.queryAllByText('Footer', { selector: '[aria-hidden] *' }).length;
  expect(outlined()).toBe(0);
  screen.getByRole('checkbox', { name: 'Show regions' }).click();
  expect(await screen.findByText('SearchBox')).toBeTruthy();
  cleanup();
  await open();
  expect(await screen.findByText('SearchBox')).toBeTruthy();
  screen.getByRole('checkbox', { name: 'Show regions' }).click();
  await expect.poll(outlined).toBe(0);
  // Comes with the first press, and would come after the test.
  expect(await screen.findByRole('region', { name: /^Messages/ })).toBeTruthy();
});
