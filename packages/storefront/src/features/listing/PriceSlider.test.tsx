import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { PriceSlider } from './PriceSlider.tsx';

afterEach(cleanup);

function show(chosen = '') {
  const waiting = new Map<number, () => void>();
  let timers = 0;
  const clock = {
    setTimeout: (run: () => void) => {
      const timer = ++timers;
      waiting.set(timer, run);
      return timer;
    },
    clearTimeout: (timer: number) => void waiting.delete(timer),
  };
  const onChoose = vi.fn<(range: string) => void>();
  const formHeard = vi.fn<() => void>();
  render(
    <form onChange={formHeard}>
      <PriceSlider bounds={{ least: 99, most: 189_999 }} chosen={chosen} onChoose={onChoose} clock={clock} />
    </form>,
  );
  const pass = () =>
    act(() => {
      for (const run of waiting.values()) run();
    });
  return { onChoose, formHeard, pass };
}
const thumb = (name: string) => screen.getByRole<HTMLInputElement>('slider', { name });
const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const slide = (input: HTMLInputElement, value: number) => fireEvent.input(input, { target: { value } });
const letGo = (input: HTMLInputElement) => act(() => void input.dispatchEvent(new Event('change', { bubbles: true })));

// Rule listing-05.
it('chooses a range once a thumb is let go, and tells the form nothing of the way there', () => {
  const { onChoose, formHeard } = show();
  fireEvent.pointerDown(thumb('Lowest price'));
  for (const place of [3, 7, 12]) slide(thumb('Lowest price'), place);
  expect([onChoose, formHeard].map(heard => heard.mock.calls.length)).toEqual([0, 0]);
  expect(field('From').value).toBe('₹1,200');
  letGo(thumb('Lowest price'));
  expect(onChoose.mock.calls).toEqual([['1200-']]);
});

it('waits with keys until none is pressed', () => {
  const { onChoose, pass } = show();
  for (const place of [1, 2, 3]) {
    fireEvent.keyDown(thumb('Lowest price'));
    slide(thumb('Lowest price'), place);
    letGo(thumb('Lowest price'));
  }
  expect(onChoose).not.toHaveBeenCalled();
  pass();
  expect(onChoose.mock.calls).toEqual([['150-']]);
});

it('says amounts, keeps the thumbs apart and leaves the range open at its ends', () => {
  const { onChoose } = show('1000-5000');
  expect(thumb('Highest price').getAttribute('aria-valuetext')).toBe('₹5,000');
  fireEvent.pointerDown(thumb('Lowest price'));
  slide(thumb('Lowest price'), 40);
  expect(field('From').value).toBe('₹4,000');
  slide(thumb('Lowest price'), 0);
  letGo(thumb('Lowest price'));
  expect(onChoose.mock.calls).toEqual([['-5000']]);
});

it.each([
  ['From', '1,499', [['1499-5000']]],
  ['From', '₹ १४९९.५०', [['1499-5000']]],
  ['From', '9000', [['9000-']]],
  ['From', 'cheap', []],
  ['To', '700', [['-700']]],
  ['To', '1', [['-1']]],
  ['From', '1000', []],
])('takes an amount that is typed: %s %s', async (name, typed, chosen) => {
  const { onChoose } = show('1000-5000');
  await userEvent.clear(field(name));
  await userEvent.type(field(name), `${typed}{Enter}`);
  await userEvent.tab();
  expect(onChoose.mock.calls).toEqual(chosen);
});

it('is open where an amount is taken away', async () => {
  const { onChoose } = show('1000-5000');
  await userEvent.clear(field('To'));
  await userEvent.tab();
  expect(onChoose.mock.calls).toEqual([['1000-']]);
});
