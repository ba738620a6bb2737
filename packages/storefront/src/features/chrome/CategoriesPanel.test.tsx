import { standInForModals } from '@shop/ui/stand-in-for-modals';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { cartBackEnd, problemError } from '../../testing/cartBackEnd.ts';
import { renderShop } from '../../testing/renderShop.tsx';
import { sampleMenu } from '../../testing/sampleMenu.ts';
import { CategoriesPanel } from './CategoriesPanel.tsx';

beforeEach(() => {
  localStorage.clear();
  standInForModals();
});
afterEach(cleanup);

function Page() {
  const [open, setOpen] = useState(true);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Categories of the shop
      </button>
      <CategoriesPanel open={open} onClose={() => setOpen(false)} />
    </>
  );
}

/** The panel over a back end that does not tell what lies below the categories, until it is well again. */
async function openPanel() {
  let isAway = true;
  const backEnd = cartBackEnd([]);
  backEnd.graphql['Shell'] = async () => sampleMenu.Shell;
  backEnd.graphql['getMegaMenu'] = async () => {
    if (isAway) throw problemError({ kind: 'rejected', message: 'Internal server error' });
    return sampleMenu.getMegaMenu;
  };
  renderShop({ backEnd, path: '/', routes: [{ path: '/', Component: Page }] });
  const notice = await screen.findByText(/^A part of the shop could not be loaded/);
  await userEvent.click(screen.getByText('Mobiles & Tablets'));
  expect(screen.getByRole('link', { name: 'All in Mobiles & Tablets' })).toBeTruthy();
  isAway = false;
  return notice;
}

// Rule frame-14.
it('says that what lies below the categories did not come, and asks again by a press', async () => {
  const notice = await openPanel();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: 'Chargers' })).toBeTruthy();
  expect(notice.isConnected).toBe(false);
});

// Rule frame-14.
it('asks again for what did not come with the next look', async () => {
  await openPanel();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByText(/^A part of the shop/)).toBeNull());
  await userEvent.click(screen.getByRole('button', { name: 'Categories of the shop' }));
  expect(await screen.findByRole('link', { name: 'Chargers' })).toBeTruthy();
});
