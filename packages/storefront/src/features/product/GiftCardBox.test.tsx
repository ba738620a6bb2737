import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it, onTestFinished } from 'vitest';
import { samplePrice, sampleProduct } from '../../testing/sampleProduct.ts';
import { ShopPart } from '../../testing/ShopPart.tsx';
import { GiftCardBox } from './GiftCardBox.tsx';

afterEach(cleanup);

const card = sampleProduct('GiftCardProduct', {
  price_range: samplePrice(500, 500),
  giftcard_amounts: [{ uid: 'five hundred', value: 500 }],
  gift_card_options: ['giftcard_recipient_name', 'giftcard_sender_name', 'giftcard_message'].map(code => ({
    uid: btoa(`giftcard/${code}`),
    title: code,
    required: true,
  })),
});

// Rule frame-22.
it('takes what was written on it before the shop listened', async () => {
  const box = (
    <ShopPart>
      <GiftCardBox product={card} />
    </ShopPart>
  );
  const container = document.body.appendChild(document.createElement('div'));
  onTestFinished(() => container.remove());
  container.innerHTML = renderToString(box);
  const written = () => screen.getAllByRole<HTMLInputElement>('textbox').map(({ value }) => value);
  const words = ['Asha', 'Ravi', 'Happy birthday'];
  for (const [place, field] of screen.getAllByRole<HTMLInputElement>('textbox').entries())
    field.value = words[place] ?? '';
  render(box, { container, hydrate: true });
  await userEvent.click(screen.getByRole('radio', { name: /500/ }));
  expect(written()).toEqual(words);
});
