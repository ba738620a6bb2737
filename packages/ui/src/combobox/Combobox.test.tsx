import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useRef, useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { Combobox } from './Combobox.tsx';

afterEach(cleanup);

const states = { East: ['Assam'], South: ['Karnataka', 'Kerala'] };

interface SearchProps {
  onPick: (name: string) => void;
  states?: Record<string, string[]>;
}

function Search({ onPick, states: all = states }: SearchProps) {
  const box = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [open, setOpen] = useState(false);
  return (
    <form>
      <input ref={box} role="combobox" aria-label="State" aria-controls="states" aria-expanded="false" />
      <Combobox
        box={box}
        id="states"
        label="States"
        open={open}
        onOpenChange={setOpen}
        onType={setTyped}
        countText={count => `${count} states`}
        groups={Object.entries(all).map(([title, names]) => ({
          title,
          options: names
            .filter(name => name.toLowerCase().includes(typed))
            .map(name => ({ id: name, content: name, onPick: () => onPick(name) })),
        }))}
      />
    </form>
  );
}

function show() {
  const onPick = vi.fn<(name: string) => void>();
  const { rerender } = render(<Search onPick={onPick} />);
  const field = screen.getByRole<HTMLInputElement>('combobox', { name: 'State' });
  act(() => field.focus());
  return {
    onPick,
    field,
    type: (value: string) => fireEvent.input(field, { target: { value } }),
    /** Other options arrive for what is typed. */
    answer: (known: SearchProps['states']) => rerender(<Search onPick={onPick} states={known!} />),
  };
}

const shown = () => screen.queryAllByRole('option').map(option => option.textContent);
const activeOf = (field: HTMLElement) =>
  document.getElementById(field.getAttribute('aria-activedescendant') ?? '')?.textContent;

it('shows what fits the typed text, in groups that have any, and says how many', () => {
  const { field, type } = show();
  type('k');
  expect(shown()).toEqual(['Karnataka', 'Kerala']);
  expect(screen.getAllByRole('group')).toHaveLength(1);
  expect(screen.getByRole('group', { name: 'South' })).toBeTruthy();
  expect(field.getAttribute('aria-expanded')).toBe('true');
  expect(screen.getByRole('status').textContent).toBe('2 states');
});

it('moves by arrows through all groups and back into the field, and picks by Enter', () => {
  const { field, onPick } = show();
  const press = (key: string) => fireEvent.keyDown(field, { key });
  press('ArrowDown');
  expect(activeOf(field)).toBe('Assam');
  press('ArrowDown');
  expect(activeOf(field)).toBe('Karnataka');
  press('ArrowUp');
  press('ArrowUp');
  expect(field.hasAttribute('aria-activedescendant')).toBe(false);
  press('ArrowUp');
  expect(activeOf(field)).toBe('Kerala');
  press('Enter');
  expect(onPick).toHaveBeenCalledExactlyOnceWith('Kerala');
  expect(shown()).toEqual([]);
  expect(document.activeElement).not.toBe(field);
});

it('picks what is pressed', () => {
  const { onPick } = show();
  fireEvent.click(screen.getByRole('option', { name: 'Assam' }));
  expect(onPick).toHaveBeenCalledExactlyOnceWith('Assam');
});

it('leaves Enter to the field where nothing is chosen', () => {
  const { field, onPick } = show();
  expect(fireEvent.keyDown(field, { key: 'Enter' })).toBe(true);
  expect(onPick).not.toHaveBeenCalled();
});

it('closes on Escape and when the focus leaves', () => {
  const { field, type } = show();
  fireEvent.keyDown(field, { key: 'Escape' });
  expect(shown()).toEqual([]);
  expect(field.getAttribute('aria-expanded')).toBe('false');
  type('k');
  expect(shown()).toHaveLength(2);
  fireEvent.blur(field);
  expect(shown()).toEqual([]);
});

it('keeps what is chosen when others arrive before it, also one of its name in another group', () => {
  const { field, onPick, answer } = show();
  fireEvent.keyDown(field, { key: 'ArrowDown' });
  fireEvent.keyDown(field, { key: 'ArrowDown' });
  answer({ Popular: ['Karnataka'], East: ['Assam', 'Bihar'], South: ['Goa', 'Karnataka'] });
  const chosen = screen.getAllByRole('option', { selected: true });
  expect(chosen.map(option => option.closest('[role="group"]')?.textContent)).toEqual(['SouthGoaKarnataka']);
  expect(activeOf(field)).toBe('Karnataka');
  fireEvent.keyDown(field, { key: 'Enter' });
  expect(onPick).toHaveBeenCalledExactlyOnceWith('Karnataka');
});

it('goes back to the field when what is chosen is no longer among the options', () => {
  const { field, onPick, answer } = show();
  fireEvent.keyDown(field, { key: 'ArrowUp' });
  expect(activeOf(field)).toBe('Kerala');
  answer({ East: ['Assam'], South: ['Goa', 'Karnataka'] });
  expect(field.hasAttribute('aria-activedescendant')).toBe(false);
  expect(screen.queryByRole('option', { selected: true })).toBeNull();
  expect(fireEvent.keyDown(field, { key: 'Enter' })).toBe(true);
  expect(onPick).not.toHaveBeenCalled();
  fireEvent.keyDown(field, { key: 'ArrowDown' });
  expect(activeOf(field)).toBe('Assam');
});
