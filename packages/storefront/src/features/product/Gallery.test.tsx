import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { cartBackEnd } from '../../testing/cartBackEnd.ts';
import { renderShop } from '../../testing/renderShop.tsx';
import { samplePicture } from '../../testing/sampleProduct.ts';
import { Gallery } from './Gallery.tsx';

const code = vi.hoisted(() => ({ isLost: true }));
vi.mock('./GalleryExtras.tsx', () => ({
  get GalleryExtras() {
    if (code.isLost) throw new TypeError('Failed to fetch dynamically imported module');
    return ({ isPressed }: { isPressed: boolean }) => isPressed && <p>On the whole screen</p>;
  },
}));

Element.prototype.scrollIntoView = () => {};
afterEach(cleanup);

it('says so to who presses a picture where the code for it does not come, and opens it with the next press', async () => {
  const pictures = [{ url: samplePicture('#c00'), label: 'Front', video: undefined }];
  renderShop({
    backEnd: cartBackEnd([]),
    path: '/',
    routes: [{ path: '/', element: <Gallery pictures={pictures} name="Kettle" /> }],
  });
  const picture = screen.getByRole('button', { name: /Picture 1 of 1/ });
  fireEvent.click(picture);
  expect(await screen.findByText(/A part of the shop could not be loaded/)).toBeTruthy();
  code.isLost = false;
  fireEvent.click(picture);
  expect(await screen.findByText('On the whole screen')).toBeTruthy();
});
