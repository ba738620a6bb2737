import { standInForModals } from '@shop/ui/stand-in-for-modals';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { ShopPart } from '../../testing/ShopPart.tsx';
import { CategoriesPanel } from './CategoriesPanel.tsx';
import { MegaMenu } from './MegaMenu.tsx';

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

it('shows the way to bills, and hides it where the shop says so', async () => {
  expect(await shownIn({ hideBillsInMegaMenu: false })).toEqual(['Mobiles', 'Bill and Recharge', 'Bills & Recharge']);
  cleanup();
  expect(await shownIn({ hideBillsInMegaMenu: true })).toEqual(['Mobiles']);
});

it('hides it in the category panel of every shop', async () => {
  render(
    <ShopPart answers={answers}>
      <CategoriesPanel open onClose={() => {}} />
    </ShopPart>,
  );
  await screen.findByText('Mobiles');
  expect(screen.queryByText(/Recharge/)).toBeNull();
});
