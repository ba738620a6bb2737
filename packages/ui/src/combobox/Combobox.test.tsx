import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { Combobox } from './Combobox.tsx';

afterEach(cleanup);

const options = ['Assam', 'Delhi', 'Karnataka', 'Kerala'].map(label => ({ value: label.slice(0, 2), label }));

function show(value?: string) {
  const onChange = vi.fn();
  render(
    <Combobox label="State" options={options} value={value} onChange={onChange} noMatch="No state has this name." />,
  );
  return { onChange, field: screen.getByRole<HTMLInputElement>('combobox', { name: 'State' }) };
}

const shown = () => screen.queryAllByRole('option').map(option => option.textContent);
const activeOf = (field: HTMLElement) =>
  document.getElementById(field.getAttribute('aria-activedescendant') ?? '')?.textContent;

it('narrows the list to what contains the typed text', () => {
  const { field } = show();
  fireEvent.change(field, { target: { value: 'k' } });
  expect(shown()).toEqual(['Karnataka', 'Kerala']);
  expect(field.getAttribute('aria-expanded')).toBe('true');
});

it('moves by arrows, around the ends, and chooses by Enter', () => {
  const { field, onChange } = show();
  fireEvent.keyDown(field, { key: 'ArrowDown' });
  expect(activeOf(field)).toBe('Assam');
  fireEvent.keyDown(field, { key: 'ArrowUp' });
  expect(activeOf(field)).toBe('Kerala');
  fireEvent.keyDown(field, { key: 'Enter' });
  expect(onChange).toHaveBeenCalledExactlyOnceWith('Ke');
  expect(field.getAttribute('aria-expanded')).toBe('false');
});

it('chooses what is pressed', () => {
  const { field, onChange } = show();
  fireEvent.click(field);
  fireEvent.click(screen.getByRole('option', { name: 'Delhi' }));
  expect(onChange).toHaveBeenCalledExactlyOnceWith('De');
});

it('closes on Escape and forgets on leaving what was not chosen', () => {
  const { field, onChange } = show('De');
  fireEvent.change(field, { target: { value: 'ker' } });
  fireEvent.keyDown(field, { key: 'Escape' });
  expect(shown()).toEqual([]);
  fireEvent.blur(field);
  expect(field.value).toBe('Delhi');
  expect(onChange).not.toHaveBeenCalled();
});

it('says that nothing fits', () => {
  const { field } = show();
  fireEvent.change(field, { target: { value: 'zz' } });
  expect(screen.getByRole('status').textContent).toBe('No state has this name.');
});
