import { standInForModals } from '@shop/ui/stand-in-for-modals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, onTestFinished } from 'vitest';
import { cartBackEnd, problemError } from '../../testing/cartBackEnd.ts';
import { renderShop } from '../../testing/renderShop.tsx';
import { StockNotice } from './StockNotice.tsx';

beforeEach(() => {
  localStorage.clear();
  standInForModals();
});
afterEach(cleanup);

const sizes = ['S', 'M', 'L'];
const kurta = {
  __typename: 'ConfigurableProduct',
  sku: 'kurta',
  name: 'Cotton Kurta',
  stock_status: 'IN_STOCK',
  configurable_options: [
    {
      attribute_code: 'size',
      label: 'Size',
      position: 0,
      values: sizes.map(uid => ({ uid, label: uid, swatch_data: null })),
    },
  ],
  variants: sizes.map(uid => ({
    attributes: [{ code: 'size', uid }],
    product: { sku: `kurta-${uid}`, stock_status: 'OUT_OF_STOCK' },
  })),
};

// Rule notice-01.
it('asks anew which variant is waited for when one is waited for already', async () => {
  // jsdom has none.
  Element.prototype.scrollIntoView = () => Promise.resolve() as never;
  onTestFinished(() => void Reflect.deleteProperty(Element.prototype, 'scrollIntoView'));
  const backEnd = cartBackEnd([]);
  const asked: string[] = [];
  backEnd.graphql['requestStockNotice'] = async ({ input }: { input: { sku: string } }) => {
    asked.push(input.sku);
    return { requestStockNotice: { code: input.sku } };
  };
  renderShop({ backEnd, path: '/', routes: [{ path: '/', element: <StockNotice product={kurta} /> }] });
  const open = async () => {
    await userEvent.click(await screen.findByRole('button', { name: /^Your choice is sold out/ }));
    return within(await screen.findByRole('dialog'));
  };
  const first = await open();
  await userEvent.type(first.getByRole('textbox', { name: 'E-mail' }), 'asha@example.com');
  await userEvent.selectOptions(first.getByRole('combobox'), 'S');
  await userEvent.click(first.getByRole('button', { name: 'Tell me' }));
  await screen.findByText('We write to you when S is back.');
  const second = await open();
  await userEvent.click(second.getByRole('button', { name: 'Tell me' }));
  await second.findByText('Choose what you are waiting for.');
  await userEvent.selectOptions(second.getByRole('combobox'), 'L');
  await userEvent.click(second.getByRole('button', { name: 'Tell me' }));
  await screen.findByText('We write to you when L is back.');
  expect(asked).toEqual(['kurta-S', 'kurta-L']);
});

const ask = async () => {
  await userEvent.click(await screen.findByRole('button', { name: /^Your choice is sold out/ }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.type(dialog.getByRole('textbox', { name: 'E-mail' }), 'asha@example.com');
  await userEvent.selectOptions(dialog.getByRole('combobox'), 'S');
  await userEvent.click(dialog.getByRole('button', { name: 'Tell me' }));
  return dialog;
};

it('stays open while what was asked for is on its way', async () => {
  const backEnd = cartBackEnd([]);
  const { promise, ...answer } = Promise.withResolvers<object>();
  backEnd.graphql['requestStockNotice'] = () => promise;
  renderShop({ backEnd, path: '/', routes: [{ path: '/', element: <StockNotice product={kurta} /> }] });
  const dialog = await ask();
  await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
  expect(screen.getByRole('dialog')).toBeTruthy();
  answer.reject(problemError({ kind: 'rejected', message: 'Not today.' }));
  expect(await dialog.findByText('Not today.')).toBeTruthy();
});

it('says what is waited for where it is listened to before', async () => {
  const backEnd = cartBackEnd([]);
  backEnd.graphql['requestStockNotice'] = async () => ({ requestStockNotice: { code: 'S' } });
  renderShop({ backEnd, path: '/', routes: [{ path: '/', element: <StockNotice product={kurta} /> }] });
  const said = within(await screen.findByRole('group')).getByRole('status');
  expect(said.textContent).toBe('');
  await ask();
  await waitFor(() => expect(said.textContent).toMatch(/^We write to you when S is back\./));
});

it('leaves the focus with who is elsewhere when a notice is taken back', async () => {
  const backEnd = cartBackEnd([]);
  backEnd.graphql['requestStockNotice'] = async () => ({ requestStockNotice: { code: 'S' } });
  const { promise, ...answer } = Promise.withResolvers<object>();
  backEnd.graphql['withdrawStockNotice'] = () => promise;
  const element = (
    <>
      <input aria-label="Search" />
      <StockNotice product={kurta} />
    </>
  );
  renderShop({ backEnd, path: '/', routes: [{ path: '/', element }] });
  await ask();
  await userEvent.click(await screen.findByRole('button', { name: 'Do not tell me: S' }));
  const search = screen.getByRole('textbox', { name: 'Search' });
  await userEvent.click(search);
  answer.resolve({ withdrawStockNotice: { success: true } });
  await waitFor(() => expect(screen.queryByText('We write to you when S is back.')).toBeNull());
  expect(document.activeElement).toBe(search);
});
