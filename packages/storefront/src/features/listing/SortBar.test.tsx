import { cleanup, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { SortBar, type SortBarProps } from './SortBar.tsx';

const mark = document.documentElement.dataset;

afterEach(() => {
  cleanup();
  delete mark['whole'];
});

/** A bar as the server wrote it, in which another order is chosen before the shop listens. */
function chooseEarly(value: string, sort = '') {
  const onSort = vi.fn<SortBarProps['onSort']>();
  const bar = (
    <SortBar
      total={9}
      chosenCount={0}
      options={['', 'popular', 'newest'].map(order => ({ value: order, label: order || 'Recommended' }))}
      sort={sort}
      kept={[['query', 'mug']]}
      onSort={onSort}
      onFilters={() => undefined}
      onNear={() => undefined}
    />
  );
  cleanup();
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(bar);
  const select = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Sort by' });
  select.value = value;
  render(bar, { container, hydrate: true });
  return { asked: onSort.mock.calls.map(([content]) => [...content]), select };
}

// Rule frame-22.
it('asks for the order that was chosen before the shop listened', () => {
  expect(chooseEarly('newest').asked).toEqual([
    [
      ['query', 'mug'],
      ['sort', 'newest'],
    ],
  ]);
});

it('asks for nothing where none was chosen', () => {
  expect(chooseEarly('').asked).toEqual([]);
  // An order that is not offered here.
  expect(chooseEarly('', 'price-asc').asked).toEqual([]);
});

it('shows the order of its address where the browser put back another one in a document that is opened again', () => {
  mark['whole'] = '';
  const { asked, select } = chooseEarly('newest');
  expect([asked, select.value]).toEqual([[], '']);
});
