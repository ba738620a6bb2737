import { expect, it } from 'vitest';
import { orderActions } from './orderActions.ts';

const all = { available_actions: ['REORDER', 'CANCEL', 'RETURN'] as never[], status: 'Processing', shipments: [] };

it('allows what the back end allows', () => {
  expect(orderActions(all, false)).toEqual({ cancel: true, giveBack: true, reorder: true });
  expect(orderActions({ ...all, available_actions: [] }, false)).toEqual({
    cancel: false,
    giveBack: false,
    reorder: false,
  });
  expect(orderActions(all, true).reorder, 'there is no call that fills a guest’s cart').toBe(false);
});

it('reads the status where the back end does not say', () => {
  const told = (status: string, shipments: never[] = []) =>
    orderActions({ available_actions: undefined, status, shipments }, false);
  expect(told('Pending')).toEqual({ cancel: true, giveBack: false, reorder: true });
  expect(told('Processing', [{} as never]).cancel).toBe(false);
  expect(told('Complete')).toEqual({ cancel: false, giveBack: true, reorder: true });
});
