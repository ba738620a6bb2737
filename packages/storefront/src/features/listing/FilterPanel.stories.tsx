import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { FilterPanel, type FilterPanelProps } from './FilterPanel.tsx';

const group = (attribute_code: string, label: string, options: [value: string, label: string, count: number][]) => ({
  attribute_code,
  label,
  count: options.length,
  options: options.map(([value, shown, count]) => ({ value, label: shown, count })),
});

const aggregations = [
  group('price', 'Price', [
    ['0_1000', '0-1000', 12],
    ['1000_5000', '1000-5000', 31],
    ['5000_*', '5000-*', 4],
  ]),
  group('brand_code', 'Brand', [
    ['auvira', 'Auvira', 14],
    ['sonaara', 'Sonaara', 9],
    ['zentoro', 'Zentoro', 24],
  ]),
  group('colour', 'Colour', [
    ['black', 'Black', 20],
    ['blue', 'Blue', 8],
  ]),
  group('fit', 'Fit', [['in-ear', 'In the ear', 18]]),
  group('warranty', 'Warranty', [
    ['1', 'One year', 40],
    ['2', 'Two years', 7],
  ]),
];

const brands = group(
  'brand_code',
  'Brand',
  Array.from({ length: 62 }, (_, index): [string, string, number] => [
    `b${index + 1}`,
    `Brand ${index + 1}`,
    62 - index,
  ]),
);

const meta = {
  title: 'Listing/Filters',
  component: FilterPanel,
  args: {
    aggregations,
    chosen: {},
    swatches: { colour: { black: { colour: '#1c1c1e' }, blue: { colour: '#2456c4' } } },
    kept: [],
    onChange: fn<FilterPanelProps['onChange']>(),
  },
  decorators: [
    Story => (
      <div style={{ maxInlineSize: 280 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof FilterPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The first four groups stand open. */
export const NothingChosen: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('radio', { name: 'Any price' })).toBeChecked();
    await expect(canvas.getByRole('radio', { name: /₹5,000(\.00)? and above/ })).toBeVisible();
    await expect(canvas.getByText('Two years')).not.toBeVisible();
  },
};

/** A group in which something is chosen stands open wherever it is. */
export const SomeChosen: Story = {
  args: { chosen: { brand_code: ['auvira', 'zentoro'], warranty: ['2'] } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('checkbox', { name: /Auvira/ })).toBeChecked();
    await expect(canvas.getByRole('checkbox', { name: /Two years/ })).toBeVisible();
  },
};

export const AnswersAtOnce: Story = {
  args: { kept: [['query', 'earbuds']] },
  play: async ({ args, canvasElement, userEvent }) => {
    await userEvent.click(within(canvasElement).getByRole('checkbox', { name: /Blue/ }));
    await expect(args.onChange).toHaveBeenCalledOnce();
    const [content] = args.onChange.mock.calls[0] ?? [];
    await expect([...(content ?? [])]).toEqual([
      ['query', 'earbuds'],
      ['price', ''],
      ['colour', 'blue'],
    ]);
  },
};

const cloth = (ground: string, print: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path fill="${ground}" d="M0 0h8v8H0z"/><path fill="${print}" d="M1 0h2v8H1zM5 0h2v8H5z"/></svg>`,
  )}`;

/** Prints show their cloth before their name. */
export const Pictures: Story = {
  args: {
    aggregations: [
      group('pattern', 'Print', [
        ['21', 'Stripes', 2],
        ['22', 'Block print', 5],
      ]),
    ],
    swatches: {
      pattern: { 21: { picture: cloth('#2c3e70', '#f2ead8') }, 22: { picture: cloth('#b4532a', '#f0e2c8') } },
    },
    chosen: { pattern: ['21'] },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('checkbox', { name: /^Stripes/ })).toBeChecked();
    await expect(canvas.getByRole('checkbox', { name: /^Block print/ })).not.toBeChecked();
    const pictures = canvasElement.querySelectorAll<HTMLImageElement>('label img[loading=lazy]');
    await expect(pictures).toHaveLength(2);
    for (const { offsetWidth, offsetHeight } of pictures) await expect([offsetWidth, offsetHeight]).toEqual([16, 16]);
  },
};

/** A long group shows its first entries and what was chosen; the rest is one press away, and the focus goes along. */
export const ManyBrands: Story = {
  args: {
    aggregations: [
      brands,
      ...aggregations.slice(1, 3).map(other => ({ ...other, attribute_code: `other_${other.attribute_code}` })),
    ],
    chosen: { brand_code: ['b40'] },
  },
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    const shown = () =>
      canvas.getAllByRole('checkbox', { name: /^Brand \d/ }).map(box => (box as HTMLInputElement).value);
    const short = ['b1', 'b2', 'b3', 'b4', 'b5', 'b6', 'b7', 'b8', 'b40'];
    await expect(shown()).toEqual(short);
    await expect(canvas.queryAllByRole('button')).toHaveLength(1);
    const button = canvas.getByRole('button', { name: 'Show all 62: Brand', expanded: false });
    button.focus();
    await userEvent.keyboard('{Enter}');
    await expect(shown()).toHaveLength(62);
    await expect(canvas.getByRole('checkbox', { name: /^Brand 9 / })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Show fewer: Brand', expanded: true }));
    await expect(shown()).toEqual(short);
    await userEvent.click(canvas.getByRole('checkbox', { name: /^Brand 40 / }));
    await expect(canvas.getByRole('checkbox', { name: /^Brand 40 / })).not.toBeChecked();
  },
};
