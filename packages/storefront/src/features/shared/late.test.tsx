import { fireEvent, screen } from '@testing-library/react';
import { useLayoutEffect, useState, type ComponentType } from 'react';
import { expect, it, vi } from 'vitest';
import { cartBackEnd } from '../../testing/cartBackEnd.ts';
import { renderShop } from '../../testing/renderShop.tsx';
import { late, lateDialog } from './late.tsx';

const lost = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
const open = (element: React.ReactNode) =>
  renderShop({
    backEnd: cartBackEnd([]),
    path: '/',
    routes: [{ path: '/', element, errorElement: <p>Page failed</p> }],
  });

it('stands there once its code has come, and until then what takes its place', async () => {
  const Picture = late(
    async () =>
      ({ name }: { name: string }) => <p>{name}</p>,
    { meanwhile: <p>…</p> },
  );
  open(<Picture name="Kettle" />);
  expect(screen.getByText('…')).toBeTruthy();
  expect(await screen.findByText('Kettle')).toBeTruthy();
});

it('stands there where its code came between the rendering and the question for it', async () => {
  let arrive: () => void = () => {};
  const Submenu = late(
    () =>
      ({
        // oxlint-disable-next-line unicorn/no-thenable -- answers at once when it is told to, as no promise does
        then: (come: (part: ComponentType) => void, fail: (error: unknown) => void) =>
          new Promise<ComponentType>(resolve => {
            arrive = () => {
              come(() => <p>Smartphones</p>);
              resolve(() => null);
            };
          }).catch(fail),
      }) as unknown as Promise<ComponentType>,
  );
  function Neighbour() {
    useLayoutEffect(() => arrive(), []);
    return null;
  }
  Submenu.prefetch();
  open(
    <>
      <Submenu />
      <Neighbour />
    </>,
  );
  expect(await screen.findByText('Smartphones')).toBeTruthy();
});

it('leaves its place empty where its code does not come, and asks again with the next rendering', async () => {
  const load = vi
    .fn<() => Promise<ComponentType<{ count: number }>>>()
    .mockImplementationOnce(lost)
    .mockResolvedValue(({ count }) => <p>{count} pictures</p>);
  const Extras = late(load);
  function Page() {
    const [count, setCount] = useState(1);
    return (
      <>
        <button type="button" onClick={() => setCount(2)}>
          Next
        </button>
        <Extras count={count} />
      </>
    );
  }
  open(<Page />);
  await vi.waitFor(() => expect(load).toHaveBeenCalledOnce());
  fireEvent.click(screen.getByRole('button', { name: 'Next' }));
  expect(await screen.findByText('2 pictures')).toBeTruthy();
});

it('fails with the page that consists of it', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const Lines = late<object>(lost, { isEssential: true });
  open(<Lines />);
  expect(await screen.findByText('Page failed')).toBeTruthy();
  vi.restoreAllMocks();
});

it('tells who opened a dialog whose code does not come, closes it, and asks again with the next opening', async () => {
  const load = vi
    .fn<() => Promise<ComponentType<{ open: boolean; onClose: () => void }>>>()
    .mockImplementationOnce(lost)
    .mockResolvedValue(({ open: isOpen }) => (isOpen ? <p>Categories</p> : null));
  const Panel = lateDialog(load);
  function Page() {
    const [isOpen, setOpen] = useState(false);
    return (
      <>
        <button type="button" aria-expanded={isOpen} onClick={() => setOpen(true)}>
          Menu
        </button>
        <Panel open={isOpen} onClose={() => setOpen(false)} />
      </>
    );
  }
  open(<Page />);
  expect(load).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'Menu' }));
  expect(await screen.findByText(/A part of the shop could not be loaded/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Menu', expanded: false })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Menu' }));
  expect(await screen.findByText('Categories')).toBeTruthy();
});
