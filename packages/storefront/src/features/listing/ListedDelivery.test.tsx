import { render, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { ShopPart } from '../../testing/ShopPart.tsx';
import { ListedDelivery } from './ListedDelivery.tsx';

const now = () => Date.parse('2026-11-28T06:00:00Z');
const city = { city: 'Bengaluru', region: 'Karnataka', region_id: 1, delivery_days: 3, cash_on_delivery: true };

// Rule listing-07.
it('says once for all products by when they reach a pincode, and nothing any more for a place that was left', async () => {
  const onChange = vi.fn<(text: string) => void>();
  const { unmount } = render(
    <ShopPart answers={{ getCityByPincode: { getCityByPincode: { ...city, success: true, message: null } } }}>
      <ListedDelivery pincode="560001" onChange={onChange} now={now} />
    </ShopPart>,
  );
  await waitFor(() => expect(onChange.mock.calls).toEqual([['Delivery by Tue, 1 Dec']]));
  unmount();
  expect(onChange.mock.lastCall).toEqual(['']);
});

it('says nothing where the shop cannot tell', async () => {
  const onChange = vi.fn<(text: string) => void>();
  const { unmount } = render(
    <ShopPart refusals={{ getCityByPincode: 'We do not deliver there yet.' }}>
      <ListedDelivery pincode="799001" onChange={onChange} now={now} />
    </ShopPart>,
  );
  unmount();
  expect(onChange.mock.calls).toEqual([['']]);
});
