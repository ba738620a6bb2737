import { standInForModals } from '@shop/ui/stand-in-for-modals';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { ZoomDialog } from './ZoomDialog.tsx';

beforeAll(standInForModals);
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const pictures = ['front', 'back'].map(name => ({ url: `/media/catalog/product/${name}.jpg`, label: name }));
const open = () => render(<ZoomDialog pictures={pictures} place={0} name="Lamp" onClose={vi.fn<() => void>()} />);

it('shows a small picture in the place of each large one until that is here', () => {
  open();
  const before = () => screen.getByRole('img', { hidden: true }).parentElement?.style.backgroundImage;
  expect(before()).toContain('front.jpg?auto=webp&format=pjpg&width=320');
  fireEvent.load(screen.getByRole('img', { hidden: true }));
  expect(before()).toBe('');
  fireEvent.click(screen.getByRole('button', { name: 'Next picture', hidden: true }));
  expect(before()).toContain('back.jpg?');
});

const side = (size: number) => {
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(size);
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(size);
};

it('brings what is pressed of a zoomed picture to the middle, for who cannot drag it', () => {
  side(400);
  open();
  const picture = screen.getByRole('img', { hidden: true });
  const { transform } = picture.style;
  fireEvent.click(picture, { clientX: 60, clientY: 40 });
  expect(picture.style.transform, 'at rest it fits').toBe(transform);
  fireEvent.click(screen.getByRole('button', { name: 'Larger', hidden: true }));
  fireEvent.click(picture, { clientX: 60, clientY: 40 });
  expect(picture.style.transform).toBe('translate(-60px, -40px) scale(1.5)');
});

it('lets no picture be moved out of sight', () => {
  side(400);
  open();
  const dialog = screen.getByRole('dialog');
  fireEvent.keyDown(dialog, { key: '+' });
  for (let presses = 0; presses < 20; presses += 1) fireEvent.keyDown(dialog, { key: 'ArrowRight' });
  const { style } = screen.getByRole('img', { hidden: true });
  expect(style.transform).toBe('translate(-100px) scale(1.5)');
  fireEvent.keyDown(dialog, { key: 'ArrowLeft' });
  expect(style.transform, 'and it comes back with the first press').toBe('translate(-20px) scale(1.5)');
});

it("leaves the browser's own keys to it: the zoom of the page, and the way back", () => {
  open();
  const dialog = screen.getByRole('dialog');
  for (const keys of [
    { key: '+', ctrlKey: true },
    { key: '0', metaKey: true },
    { key: 'ArrowLeft', altKey: true },
  ])
    expect(fireEvent.keyDown(dialog, keys)).toBe(true);
  expect(fireEvent.keyDown(dialog, { key: '+' })).toBe(false);
});
