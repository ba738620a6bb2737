import { runInThisContext } from 'node:vm';
import { Checkbox, OptionPicker, QuantityStepper } from '@shop/ui';
import { cleanup, render, screen } from '@testing-library/react';
import { useEffect, useState, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { Hydrated } from '../app/Hydrated.tsx';
import { ticked } from '../features/product/ticked.ts';
import { startLateLoader } from '../testing/startLateLoader.ts';
import { inlineScripts } from './inlineScripts.ts';

beforeAll(() => void runInThisContext(inlineScripts.head));
afterEach(() => {
  cleanup();
  delete document.documentElement.dataset['hydrated'];
});

/** A page as the server wrote it: first its beginning, then its end with the late loader, and at last the shop, each as it is let. */
function serve(page: ReactNode) {
  const root = <Hydrated start={() => undefined}>{page}</Hydrated>;
  const container = document.body.appendChild(document.createElement('div'));
  onTestFinished(() => container.remove());
  container.innerHTML = renderToString(root);
  const none: Event[] = [];
  window.shopPressed = none;
  return {
    end: () => {
      vi.stubGlobal('fetch', async () => new Promise(() => {}));
      onTestFinished(() => void vi.unstubAllGlobals());
      startLateLoader();
    },
    listen: () => render(root, { container, hydrate: true }),
  };
}

const sizes = ['M', 'L'].map(size => ({ value: size, label: size, available: true }));

/** A form as that of a product. */
function Box({ onBuy, begun }: { onBuy: (chosen: object) => void; begun?: string }) {
  const [size, setSize] = useState(begun);
  const [quantity, setQuantity] = useState(1);
  const [isWrapped, setWrapped] = useState(false);
  const [isInsured, setInsured] = useState(true);
  return (
    <form
      data-late=""
      onSubmit={event => {
        event.preventDefault();
        onBuy({ size, quantity, isWrapped, isInsured });
      }}
    >
      <OptionPicker label="Size" name="size" choices={sizes} value={size} onChange={setSize} />
      <Checkbox label="Wrapped" checked={isWrapped} onChange={event => setWrapped(event.target.checked)} />
      <Checkbox label="Insured" checked={isInsured} onChange={event => setInsured(event.target.checked)} />
      <QuantityStepper label="Quantity" value={quantity} onChange={setQuantity} />
      <button>Buy</button>
    </form>
  );
}

// Rule frame-22.
it('buys what was chosen, ticked and counted before the shop listens, also while the document still comes', async () => {
  const onBuy = vi.fn<(chosen: object) => void>();
  const { end, listen } = serve(<Box onBuy={onBuy} />);
  screen.getByRole('radio', { name: 'M' }).click();
  screen.getByRole('checkbox', { name: 'Wrapped' }).click();
  end();
  screen.getByRole('radio', { name: 'L' }).click();
  screen.getByRole('checkbox', { name: 'Insured' }).click();
  screen.getByRole('button', { name: 'One more' }).click();
  screen.getByRole('button', { name: 'Buy' }).click();
  listen();
  await vi.waitFor(() => expect(onBuy).toHaveBeenCalled());
  expect(onBuy.mock.calls).toEqual([[{ size: 'L', quantity: 2, isWrapped: true, isInsured: false }]]);
});

// Rule frame-22.
it('buys what was chosen where React draws it anew before it hears of it', async () => {
  const onBuy = vi.fn<(chosen: object) => void>();
  function Redrawn() {
    const [, setDrawn] = useState(1);
    useEffect(() => setDrawn(2), []);
    return <Box onBuy={onBuy} />;
  }
  const { end, listen } = serve(<Redrawn />);
  end();
  screen.getByRole('radio', { name: 'L' }).click();
  screen.getByRole('checkbox', { name: 'Wrapped' }).click();
  screen.getByRole('button', { name: 'Buy' }).click();
  listen();
  await vi.waitFor(() => expect(onBuy).toHaveBeenCalled());
  expect(onBuy.mock.calls).toEqual([[{ size: 'L', quantity: 1, isWrapped: true, isInsured: true }]]);
});

// Rule frame-22.
it('buys the choice that was made last of several, also where one of them was drawn as chosen', async () => {
  const onBuy = vi.fn<(chosen: object) => void>();
  const { end, listen } = serve(<Box onBuy={onBuy} begun="M" />);
  end();
  for (const name of ['L', 'M', 'L']) screen.getByRole('radio', { name }).click();
  screen.getByRole('button', { name: 'Buy' }).click();
  listen();
  await vi.waitFor(() => expect(onBuy).toHaveBeenCalled());
  expect(onBuy.mock.calls).toEqual([[{ size: 'L', quantity: 1, isWrapped: false, isInsured: true }]]);
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'L' }).checked).toBe(true);
});

// Rule frame-22.
it('leaves a box as it stands that was ticked and emptied again', async () => {
  const onBuy = vi.fn<(chosen: object) => void>();
  const { end, listen } = serve(<Box onBuy={onBuy} />);
  end();
  screen.getByRole('checkbox', { name: 'Wrapped' }).click();
  screen.getByRole('checkbox', { name: 'Wrapped' }).click();
  screen.getByRole('button', { name: 'Buy' }).click();
  listen();
  await vi.waitFor(() => expect(onBuy).toHaveBeenCalled());
  expect(onBuy.mock.calls).toEqual([[{ size: undefined, quantity: 1, isWrapped: false, isInsured: true }]]);
});

// Rule frame-22.
it('takes all that were ticked of a list', async () => {
  const picks: string[][] = [];
  function Toppings() {
    const [picked, setPicked] = useState<string[]>([]);
    useEffect(() => void picks.push(picked), [picked]);
    return ['Nuts', 'Figs', 'Mint'].map(name => (
      <Checkbox
        key={name}
        label={name}
        checked={picked.includes(name)}
        onChange={event => setPicked(ticked(picked, name, event.target.checked))}
      />
    ));
  }
  const { end, listen } = serve(<Toppings />);
  end();
  for (const name of ['Nuts', 'Mint']) screen.getByRole('checkbox', { name }).click();
  listen();
  await vi.waitFor(() => expect(picks.at(-1)).toEqual(['Nuts', 'Mint']));
});
