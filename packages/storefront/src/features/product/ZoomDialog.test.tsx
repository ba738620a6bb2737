import { standInForModals } from '@shop/ui/stand-in-for-modals';
import { fireEvent, render, screen } from '@testing-library/react';
import { beforeAll, expect, it, vi } from 'vitest';
import { ZoomDialog } from './ZoomDialog.tsx';

beforeAll(standInForModals);

it('shows a small picture in the place of each large one until that is here', () => {
  const pictures = ['front', 'back'].map(name => ({ url: `/media/catalog/product/${name}.jpg`, label: name }));
  render(<ZoomDialog pictures={pictures} place={0} name="Lamp" onClose={vi.fn<() => void>()} />);
  const before = () => screen.getByRole('img', { hidden: true }).parentElement?.style.backgroundImage;
  expect(before()).toContain('front.jpg?auto=webp&format=pjpg&width=320');
  fireEvent.load(screen.getByRole('img', { hidden: true }));
  expect(before()).toBe('');
  fireEvent.click(screen.getByRole('button', { name: 'Next picture', hidden: true }));
  expect(before()).toContain('back.jpg?');
});
