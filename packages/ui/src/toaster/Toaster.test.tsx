import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { Dialog } from '../dialog/Dialog.tsx';
import { standInForModals } from '../modal/standInForModals.ts';
import { Toaster, type ToastView } from './Toaster.tsx';

beforeAll(standInForModals);
afterEach(cleanup);

const failed: ToastView = { id: '7', type: 'error', message: 'City not found for this pincode.', dismissable: true };
/** As a browser's own: what stands in no page cannot be raised. */
function standInForPopovers() {
  const showPopover = vi.fn(function (this: HTMLElement) {
    if (!this.isConnected) throw new DOMException('Invalid on disconnected popover elements.', 'InvalidStateError');
  });
  HTMLElement.prototype.showPopover = showPopover;
  onTestFinished(() => { Reflect.deleteProperty(HTMLElement.prototype, 'showPopover'); });
  return showPopover;
}

const show = (toasts: ToastView[], dialogOpen = false) => {
  const page = (open: boolean) => <><Toaster toasts={toasts} onAction={vi.fn()} onDismiss={vi.fn()} /><Dialog open={open} onClose={() => {}} title="Enter delivery code">…</Dialog></>;
  const { rerender } = render(page(dialogOpen));
  return { turn: (open: boolean) => rerender(page(open)) };
};

it('reads a failure out at once, and the rest in their turn', () => {
  show([failed, { id: '8', type: 'success', message: 'You are online.' }]);
  expect(screen.getByRole('region', { name: 'Messages' }).getAttribute('aria-live')).toBe('polite');
  expect(screen.getAllByRole('alert')).toHaveLength(1);
});

it('offers to dismiss only what can be dismissed', () => {
  show([failed, { id: '8', type: 'info', message: 'You are online.' }]);
  expect(screen.getAllByRole('button', { name: 'Dismiss' })).toHaveLength(1);
});

it('rises above the page with its first message, and not before', () => {
  const showPopover = standInForPopovers();
  const page = (toasts: ToastView[]) => <Toaster toasts={toasts} onAction={vi.fn()} onDismiss={vi.fn()} />;
  const { rerender } = render(page([]));
  expect(showPopover).not.toHaveBeenCalled();
  rerender(page([failed]));
  expect(showPopover).toHaveBeenCalledOnce();
});

it('tells which message was acted on', () => {
  const onAction = vi.fn();
  render(<Toaster toasts={[{ ...failed, actionText: 'Try again' }]} onAction={onAction} onDismiss={vi.fn()} />);
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(onAction).toHaveBeenCalledWith('7');
});

it('stands inside a modal dialog while one is open, and in the page after it', () => {
  const { turn } = show([failed], true);
  act(() => {
    screen.getByRole('dialog').dispatchEvent(new Event('toggle'));
  });
  expect(within(screen.getByRole('dialog')).getByText(failed.message)).not.toBeNull();
  act(() => turn(false));
  expect(screen.getByText(failed.message).closest('dialog')).toBeNull();
});

it('stands in the page when a modal dialog is taken away while it is open', async () => {
  standInForPopovers();
  const page = (toasts: ToastView[], dialog: boolean) => (
    <><Toaster toasts={toasts} onAction={vi.fn()} onDismiss={vi.fn()} />{dialog && <Dialog open onClose={() => {}} title="Write a review">…</Dialog>}</>
  );
  const { rerender } = render(page([], true));
  act(() => {
    screen.getByRole('dialog').dispatchEvent(new Event('toggle'));
  });
  expect(within(screen.getByRole('dialog')).getByRole('region', { name: 'Messages' })).not.toBeNull();
  rerender(page([failed], false));
  expect(await screen.findByText(failed.message)).not.toBeNull();
  expect(screen.getByText(failed.message).isConnected).toBe(true);
});
