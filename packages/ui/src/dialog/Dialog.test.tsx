import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { standInForModals } from '../modal/standInForModals.ts';
import { TextField } from '../field/TextField.tsx';
import { Dialog } from './Dialog.tsx';

beforeAll(standInForModals);
afterEach(cleanup);

function show(keepOpen = false) {
  const onClose = vi.fn();
  render(<Dialog open onClose={onClose} title="Enter delivery code" keepOpen={keepOpen}><TextField label="Delivery code" /></Dialog>);
  return { onClose, dialog: screen.getByRole('dialog', { name: 'Enter delivery code' }), field: screen.getByLabelText('Delivery code') };
}

const press = (from: Element, to: Element) => {
  fireEvent.pointerDown(from);
  fireEvent.click(to);
};

it('closes when somebody presses outside', () => {
  const { onClose, dialog } = show();
  press(dialog, dialog);
  expect(onClose).toHaveBeenCalledOnce();
});

it('stays open on a press outside when that is prevented', () => {
  const { onClose, dialog } = show(true);
  press(dialog, dialog);
  expect(onClose).not.toHaveBeenCalled();
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

it('closes by its icon', () => {
  const { onClose } = show();
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(onClose).toHaveBeenCalledOnce();
});
