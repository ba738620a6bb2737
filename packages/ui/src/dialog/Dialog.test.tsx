import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { standInForModals } from '../modal/standInForModals.ts';
import { TextField } from '../field/TextField.tsx';
import { Dialog, type DialogProps } from './Dialog.tsx';

beforeAll(standInForModals);
afterEach(cleanup);

function show(options: Pick<DialogProps, 'busy' | 'keepOpen' | 'readFirst'> = {}) {
  const onClose = vi.fn();
  render(
    <Dialog open onClose={onClose} title="Enter delivery code" {...options}>
      <TextField label="Delivery code" />
    </Dialog>,
  );
  return {
    onClose,
    dialog: screen.getByRole('dialog', { name: 'Enter delivery code' }),
    field: screen.getByLabelText('Delivery code'),
  };
}

const press = (from: Element, to: Element) => {
  fireEvent.pointerDown(from);
  fireEvent.click(to);
};

// Rule look-12.
it('closes when somebody presses outside', () => {
  const { onClose, dialog } = show();
  press(dialog, dialog);
  expect(onClose).toHaveBeenCalledOnce();
});

// Rule look-12.
it('stays open on a press outside when that is prevented', () => {
  const { onClose, dialog } = show({ keepOpen: true });
  press(dialog, dialog);
  expect(onClose).not.toHaveBeenCalled();
});

// Rule look-12.
it('is closed by nothing while what was pressed in it is under way', () => {
  const { onClose, dialog } = show({ busy: true });
  press(dialog, dialog);
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(onClose).not.toHaveBeenCalled();
  // How browsers ask before they close it by Escape or the gesture that leads back.
  expect(fireEvent(dialog, new Event('cancel', { cancelable: true }))).toBe(false);
});

it('stays open while text is marked beyond its edge', () => {
  const { onClose, dialog, field } = show();
  press(field, dialog);
  expect(onClose).not.toHaveBeenCalled();
});

it('opens on its first text field', () => {
  const { field } = show();
  expect(document.activeElement).toBe(field);
});

// Rule account-08.
it('opens on what it says where that is to be read first', () => {
  const { field } = show({ readFirst: true });
  expect(document.activeElement).not.toBe(field);
});

// Rule look-12.
it('closes by its icon', () => {
  const { onClose } = show();
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(onClose).toHaveBeenCalledOnce();
});

it('gives the focus to what is left of the page where its trigger is gone', () => {
  const page = (open: boolean, trigger: boolean) => (
    <main>
      <h1>My Orders</h1>
      {trigger && <button type="button">Cancel this order</button>}
      <Dialog open={open} onClose={vi.fn()} title="Cancel the order?">
        It cannot be taken back.
      </Dialog>
    </main>
  );
  const { rerender } = render(page(false, true));
  screen.getByRole('button', { name: 'Cancel this order' }).focus();
  rerender(page(true, true));
  screen.getByRole('button', { name: 'Close' }).focus();
  rerender(page(false, false));
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'My Orders' }));
});
