import { PriceFormatProvider } from '@shop/ui';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { FilterPanel, type FilterPanelProps } from './FilterPanel.tsx';

afterEach(cleanup);

const group = (code: string, values: string[]): FilterPanelProps['aggregations'][number] => ({
  attribute_code: code,
  label: code,
  count: values.length,
  options: values.map(value => ({ value, label: value, count: 1 })),
});
const content = (chosen: FilterPanelProps['chosen'], aggregations: FilterPanelProps['aggregations']) => {
  const { container } = render(
    <FilterPanel
      aggregations={aggregations}
      chosen={chosen}
      swatches={{}}
      kept={[['sort', 'price-asc']]}
      onChange={() => {}}
    />,
  );
  return [...new FormData(container.querySelector('form')!)].map(([name, value]) => `${name}=${value as string}`);
};

it('keeps a price that is chosen where another filter has moved the bounds, and a way to take it back', () => {
  expect(content({ price: ['1000_5000'] }, [group('price', ['0_2000', '2000_8000'])])).toEqual([
    'sort=price-asc',
    'price=1000_5000',
  ]);
  screen.getByRole('radio', { name: /₹1,000 – ₹5,000/, checked: true });
  screen.getByRole('radio', { name: 'Any price', checked: false });
});

it('has one range of prices chosen at a time', async () => {
  const prices = group('price', ['0_2000', '2000_8000']);
  expect(content({}, [prices])).toEqual(['sort=price-asc', 'price=']);
  for (const range of ['0 – ₹2,000', '₹2,000 – ₹8,000'])
    await userEvent.click(screen.getByRole('radio', { name: new RegExp(range) }));
  expect(screen.getAllByRole<HTMLInputElement>('radio', { checked: true }).map(({ value }) => value)).toEqual([
    '2000_8000',
  ]);
  expect(screen.getByRole('radiogroup', { name: 'Price' })).toBeTruthy();
});

it('keeps what is chosen and not offered at present, with a whole group of it', () => {
  const chosen = { brand_code: ['aurora', 'tiranga'], price: ['0_500'], ram: ['8'] };
  expect(content(chosen, [group('brand_code', ['tiranga', 'kaveri'])])).toEqual([
    'sort=price-asc',
    'brand_code=aurora',
    'price=0_500',
    'ram=8',
    'brand_code=tiranga',
  ]);
});

it('takes back a box whose answer was overtaken by another one', async () => {
  const aggregations = [group('ram', ['8', '16'])];
  const panel = (answer: FilterPanelProps['aggregations']) => (
    <FilterPanel
      aggregations={aggregations}
      chosen={{}}
      swatches={{}}
      place={{ category: undefined, found: undefined, aggregations: answer, params: new URLSearchParams(), total: 2 }}
      kept={[]}
      onChange={() => {}}
    />
  );
  const { rerender } = render(panel(aggregations));
  const box = screen.getByRole<HTMLInputElement>('checkbox', { name: /^8/ });
  await userEvent.click(box);
  rerender(panel(aggregations));
  expect(box.checked).toBe(true);
  rerender(panel([...aggregations]));
  expect(box.checked).toBe(false);
});

it('writes prices with the decimals of the shop, as the products beside it', () => {
  render(
    <PriceFormatProvider decimals={2}>
      <FilterPanel
        aggregations={[group('price', ['0_2000', '2000_*'])]}
        chosen={{ price: ['1000_5000'] }}
        swatches={{}}
        kept={[]}
        onChange={() => {}}
      />
    </PriceFormatProvider>,
  );
  for (const range of ['₹1,000.00 – ₹5,000.00', '₹0.00 – ₹2,000.00', '₹2,000.00'])
    expect(screen.getByRole('radio', { name: new RegExp(`^${range}`) })).toBeTruthy();
});

it('writes how many products a value leaves as Indian readers group digits', () => {
  const brand = { attribute_code: 'brand', label: 'Brand', count: 1 };
  content({}, [{ ...brand, options: [{ value: 'auvira', label: 'Auvira', count: 124_990 }] }]);
  expect(screen.getByRole('checkbox').closest('label')?.textContent).toBe('Auvira1,24,990');
});
