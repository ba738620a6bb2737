import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { cartBackEnd } from '../../testing/cartBackEnd.ts';
import { renderShop } from '../../testing/renderShop.tsx';
import { CheckoutNotices } from './CheckoutNotices.tsx';

afterEach(cleanup);

function Waiting() {
  const [isSlow, setSlow] = useState(false);
  return (
    <>
      <CheckoutNotices outage={isSlow ? 'slow' : 'none'} />
      <button onClick={() => setSlow(true)}>Wait</button>
    </>
  );
}

it('says that an answer takes long where it is listened to before', async () => {
  renderShop({ backEnd: cartBackEnd([]), path: '/', routes: [{ path: '/', element: <Waiting /> }] });
  const wait = await screen.findByRole('button');
  const before = screen.getAllByRole('status');
  expect(before.map(({ textContent }) => textContent).join('')).toBe('');
  await userEvent.click(wait);
  const said = screen.getByText(/^This takes longer than usual/);
  expect(before.some(region => region.contains(said))).toBe(true);
});
