import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { Dialog } from '../dialog/Dialog.tsx';
import { standInForModals } from '../modal/standInForModals.ts';
import { Toaster, type ToastView } from './Toaster.tsx';

beforeAll(standInForModals);
afterEach(cleanup);

const failed: ToastView = { id: '7', type: 'error', message: 'City not found for this pincode.', dismissable: true };
/** As a browser's own: what stands in no page cannot be raised. */
function standInForPopovers() {
  const showPopover = vi.fn<(this: HTMLElement, options: ShowPopoverOptions) => void>(function (this: HTMLElement) {
    if (!this.isConnected) throw new DOMException('Invalid on disconnected popover elements.', 'InvalidStateError');
  });
  HTMLElement.prototype.showPopover = showPopover;
  onTestFinished(() => {
    Reflect.deleteProperty(HTMLElement.prototype, 'showPopover');
  });
  return showPopover;
}

const show = (toasts: ToastView[], dialogOpen = false) => {
  const page = (open: boolean) => (
    <>
      <Toaster toasts={toasts} onAction={vi.fn()} onDismiss={vi.fn()} />
      <Dialog open={open} onClose={() => {}} title="Enter delivery code">
        …
      </Dialog>
    </>
  );
  const { rerender } = render(page(dialogOpen));
  return { turn: (open: boolean) => rerender(page(open)) };
};

it('reads a failure out at once, and the rest in their turn', () => {
  show([failed, { id: '8', type: 'success', message: 'You are online.' }]);
  expect(screen.getByRole('region', { name: 'Messages (F8)' }).getAttribute('aria-live')).toBe('polite');
  expect(screen.getAllByRole('alert')).toHaveLength(1);
});

it('offers to dismiss only what can be dismissed', () => {
  show([failed, { id: '8', type: 'info', message: 'You are online.' }]);
  expect(screen.getAllByRole('button', { name: 'Dismiss' })).toHaveLength(1);
});

// Rule look-18.
it('bears the icon that it names, and that of its type where nothing or nothing known is named', () => {
  const saved = { type: 'success' as const, message: 'Saved.' };
  show([
    { ...saved, id: '1' },
    { ...saved, id: '2', icon: 'heart' },
    { ...saved, id: '3', icon: 'umbrella' },
  ]);
  const [usual, named, unknown] = screen
    .getAllByText('Saved.')
    .map(text => text.closest('[data-type]')?.querySelector('svg')?.innerHTML);
  expect(named).not.toBe(usual);
  expect(unknown).toBe(usual);
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
    <>
      <Toaster toasts={toasts} onAction={vi.fn()} onDismiss={vi.fn()} />
      {dialog && (
        <Dialog open onClose={() => {}} title="Write a review">
          …
        </Dialog>
      )}
    </>
  );
  const { rerender } = render(page([], true));
  act(() => {
    screen.getByRole('dialog').dispatchEvent(new Event('toggle'));
  });
  expect(within(screen.getByRole('dialog')).getByRole('region', { name: 'Messages (F8)' })).not.toBeNull();
  rerender(page([failed], false));
  expect(await screen.findByText(failed.message)).not.toBeNull();
  expect(screen.getByText(failed.message).isConnected).toBe(true);
});

/** A page with a button that messages came from, and messages that go when they are dismissed. */
function showBesideAButton(...toasts: ToastView[]) {
  const onHold = vi.fn<(held: boolean) => void>();
  function Page() {
    const [shown, setShown] = useState(toasts);
    const dismiss = (id: string) => setShown(before => before.filter(toast => toast.id !== id));
    return (
      <>
        <Toaster toasts={shown} onAction={dismiss} onDismiss={dismiss} onHold={onHold} />
        <main>
          <h1>Cart</h1>
          <button type="button">Remove</button>
        </main>
      </>
    );
  }
  render(<Page />);
  return {
    onHold,
    from: screen.getByRole('button', { name: 'Remove' }),
    box: screen.getByRole('region', { name: 'Messages (F8)' }),
  };
}

it('tells while a pointer is over the messages, and when it has left', () => {
  const { onHold, box } = showBesideAButton(failed);
  fireEvent.pointerEnter(box);
  expect(onHold).toHaveBeenLastCalledWith(true);
  fireEvent.pointerLeave(box);
  expect(onHold).toHaveBeenLastCalledWith(false);
});

it('tells while the focus is at the messages, also while it goes from one to the other', () => {
  const { onHold, from } = showBesideAButton(failed, { ...failed, id: '8', message: 'Another.' });
  onHold.mockClear();
  const [first, second] = screen.getAllByRole('button', { name: 'Dismiss' }) as [HTMLElement, HTMLElement];
  act(() => {
    from.focus();
    first.focus();
    second.focus();
  });
  expect(onHold.mock.calls).toEqual([[true]]);
  act(() => from.focus());
  expect(onHold).toHaveBeenLastCalledWith(false);
});

it('lets nothing stand still for messages that are gone', () => {
  const { onHold, box } = showBesideAButton(failed);
  fireEvent.pointerEnter(box);
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(onHold).toHaveBeenLastCalledWith(false);
});

it('gives the focus to the next message, and from the last one back to where it was', () => {
  const { from } = showBesideAButton(failed, { ...failed, id: '8', message: 'Another.' });
  act(() => {
    from.focus();
    screen.getAllByRole('button', { name: 'Dismiss' })[0]?.focus();
  });
  fireEvent.click(screen.getAllByRole('button', { name: 'Dismiss' })[0]!);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Dismiss' }));
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(document.activeElement).toBe(from);
});

it('gives the focus to the heading where what had it is gone too', () => {
  const { from } = showBesideAButton(failed);
  act(() => {
    from.focus();
    screen.getByRole('button', { name: 'Dismiss' }).focus();
  });
  from.remove();
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Cart' }));
});

it('is reached by F8 from anywhere, and left by it', () => {
  const { from, box } = showBesideAButton({ id: '8', type: 'info', message: 'You are online.' });
  act(() => from.focus());
  fireEvent.keyDown(from, { key: 'F8' });
  expect(document.activeElement).toBe(box);
  fireEvent.keyDown(box, { key: 'F8' });
  expect(document.activeElement).toBe(from);
});

it('leaves F8 to others while there is nothing to say', () => {
  const { from } = showBesideAButton();
  expect(fireEvent.keyDown(from, { key: 'F8' })).toBe(true);
});

it('stands behind what has the focus in the order of Tab', () => {
  const showPopover = standInForPopovers();
  const from = document.body.appendChild(document.createElement('button'));
  onTestFinished(() => from.remove());
  from.focus();
  showBesideAButton(failed);
  expect(showPopover).toHaveBeenCalledExactlyOnceWith({ source: from });
});
