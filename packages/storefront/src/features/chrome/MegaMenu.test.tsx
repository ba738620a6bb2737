import { standInForModals } from '@shop/ui/stand-in-for-modals';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { ShopPart } from '../../testing/ShopPart.tsx';
import { CategoriesPanel } from './CategoriesPanel.tsx';
import { MegaMenu } from './MegaMenu.tsx';
import { SubmenuPanel } from './SubmenuPanel.tsx';

afterEach(cleanup);
beforeAll(standInForModals);

const entry = (name: string, position: number) => ({
  uid: name,
  name,
  position,
  url_path: name.toLowerCase().replaceAll(' ', '-'),
  include_in_menu: 1,
  image: null,
});
const children = [entry('Mobiles', 1), entry('Bill and Recharge', 2), entry('Bills & Recharge', 3)];
const answers = { Shell: { storeConfig: null, categoryList: [{ uid: 'root', children }] } };

const shownIn = async (variant: { hideBillsInMegaMenu: boolean }) => {
  render(
    <ShopPart answers={answers} variant={variant}>
      <MegaMenu />
    </ShopPart>,
  );
  await screen.findByRole('link', { name: 'Mobiles' });
  return screen.getAllByRole('link').map(link => link.textContent);
};

// Rule frame-11.
it('shows the way to bills, and hides it where the shop says so', async () => {
  expect(await shownIn({ hideBillsInMegaMenu: false })).toEqual(['Mobiles', 'Bill and Recharge', 'Bills & Recharge']);
  cleanup();
  expect(await shownIn({ hideBillsInMegaMenu: true })).toEqual(['Mobiles']);
});

// Rule frame-11.
it('hides it in the category panel of every shop', async () => {
  render(
    <ShopPart answers={answers}>
      <CategoriesPanel open onClose={() => {}} />
    </ShopPart>,
  );
  await screen.findByText('Mobiles');
  expect(screen.queryByText(/Recharge/)).toBeNull();
});

// Rule frame-08.
it('shows the first two below a category as columns, the rest as a list', async () => {
  const branch = { children: [entry('Phones', 1), entry('Tablets', 2), entry('Cases', 3), entry('Chargers', 4)] };
  render(
    <ShopPart>
      <SubmenuPanel id="panel" name="Mobiles" branch={branch} />
    </ShopPart>,
  );
  const columns = await screen.findAllByRole('link', { name: /^View all/ });
  expect(columns.map(link => link.getAttribute('href'))).toEqual(['/phones.html', '/tablets.html']);
  const others = within(screen.getByRole('list', { name: 'More in Mobiles' })).getAllByRole('link');
  expect(others.map(link => link.textContent)).toEqual(['Cases', 'Chargers']);
});

// Rules frame-08, frame-12.
it('opens nothing below a category of which no menu lists what lies below', async () => {
  const below = (name: string, include_in_menu: number) => ({ ...entry(`Below ${name}`, 1), include_in_menu });
  const branches = [
    { ...entry('Mobiles', 1), children: [below('Mobiles', 1)] },
    { ...entry('Brands', 2), children: [below('Brands', 0)] },
  ];
  const categoryList = [{ uid: 'root', children: branches }];
  render(
    <ShopPart answers={{ Shell: { storeConfig: null, categoryList }, getMegaMenu: { categoryList } }}>
      <MegaMenu />
    </ShopPart>,
  );
  const mobiles = await screen.findByRole('link', { name: 'Mobiles' });
  await userEvent.hover(mobiles);
  await waitFor(() => expect(mobiles.getAttribute('aria-expanded')).toBe('true'));
  const brands = screen.getByRole('link', { name: 'Brands' });
  await userEvent.hover(brands);
  expect([mobiles, brands].map(link => link.getAttribute('aria-expanded'))).toEqual(['false', 'false']);
  expect(document.querySelector('[id^="menu-"]')).toBeNull();
});
