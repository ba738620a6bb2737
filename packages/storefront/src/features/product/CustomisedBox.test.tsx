import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it, onTestFinished } from 'vitest';
import { samplePrice, sampleProduct } from '../../testing/sampleProduct.ts';
import { ShopPart } from '../../testing/ShopPart.tsx';
import { CustomisedBox } from './CustomisedBox.tsx';
import type { CustomisedProduct } from './productModel.ts';

afterEach(cleanup);

const price = (amount: number) => ({ price: amount, price_type: 'FIXED' });
const tiffin = sampleProduct('SimpleProduct', {
  price_range: samplePrice(999, 999),
  options: [
    { type: 'Field', title: 'Name on the lid', written: { max_characters: 16, ...price(100) } },
    { type: 'Area', title: 'Words on the card', written: { max_characters: 120, ...price(20) } },
    {
      type: 'DropDown',
      title: 'Lettering',
      values: [{ uid: 'script', title: 'Script', sort_order: 1, ...price(3) }],
    },
  ].map(({ type, ...option }) => ({
    __typename: `Customizable${type}Option`,
    uid: option.title,
    required: true,
    sort_order: 1,
    ...option,
  })),
}) as unknown as CustomisedProduct;

// Rule frame-22.
it('takes what was typed and picked before the shop listened, and counts it', async () => {
  const box = (
    <ShopPart>
      <CustomisedBox product={tiffin} chosen={{}} onChoose={() => undefined} />
    </ShopPart>
  );
  const container = document.body.appendChild(document.createElement('div'));
  onTestFinished(() => container.remove());
  container.innerHTML = renderToString(box);
  const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
  const answers = { 'Name on the lid': 'Asha', 'Words on the card': 'For you', Lettering: 'script' };
  for (const [name, value] of Object.entries(answers)) field(name).value = value;
  render(box, { container, hydrate: true });
  await userEvent.click(screen.getByRole('button', { name: 'One more' }));
  expect(Object.keys(answers).map(name => field(name).value)).toEqual(Object.values(answers));
  expect(screen.getByText(/1,122/)).toBeTruthy();
});
