import { standInForModals } from '@shop/ui/stand-in-for-modals';
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { GiftDialog } from './GiftDialog.tsx';
import type { Gift } from './giftQuery.ts';

beforeEach(standInForModals);
afterEach(cleanup);

const offer = { hasMessage: true, wrappings: [], hasReceipt: false, cardPrice: undefined };
const message = { to: 'Ravi', from: 'Asha', message: 'Happy birthday' };
const saved: Gift = { message, wrapping: null, receipt: false, card: false };

/** A dialog whose saving is answered when the test says so, filled in and sent. */
async function openSent() {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const onClose = vi.fn<() => void>();
  const dialog = (gift?: Gift) => (
    <GiftDialog
      open
      offer={offer}
      gift={gift}
      busy={false}
      problem={undefined}
      onSave={() => promise}
      onClose={onClose}
    />
  );
  const { rerender } = render(dialog());
  for (const [label, words] of [
    ['To', message.to],
    ['From', message.from],
    ['Message', message.message],
  ] as const)
    await userEvent.type(screen.getByRole('textbox', { name: label }), words);
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  return {
    onClose,
    answer: async () => {
      rerender(dialog(saved));
      await act(async () => resolve(true));
    },
    field: screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Message' }),
  };
}

it('is closed once what was typed is saved', async () => {
  const { answer, onClose } = await openSent();
  expect(onClose).not.toHaveBeenCalled();
  await answer();
  expect(onClose).toHaveBeenCalledOnce();
});

it('keeps what is typed on while it is saved, and stays open for it', async () => {
  const { answer, onClose, field } = await openSent();
  await userEvent.type(field, ', Ravi!');
  await answer();
  expect(field.value).toBe('Happy birthday, Ravi!');
  expect(onClose).not.toHaveBeenCalled();
});
