import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { sampleFacts } from '../../testing/sampleFacts.ts';
import { ShopPart } from '../../testing/ShopPart.tsx';
import { FactSheet } from './FactSheet.tsx';

const { specifications, boxContents } = sampleFacts();

const meta = {
  title: 'Product/Facts',
  component: FactSheet,
  args: { specifications, boxContents },
  render: args => (
    <ShopPart>
      <FactSheet {...args} />
    </ShopPart>
  ),
} satisfies Meta<typeof FactSheet>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Rule product-04. */
export const Grouped: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const table = within(await canvas.findByRole('table', { name: 'Performance' }));
    await expect(table.getByRole('row', { name: 'RAM 8 GB' })).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'What is in the box' })).toHaveTextContent('67 W charger');
  },
};

export const OneTable: Story = {
  args: { specifications: [{ name: null, rows: [{ label: 'Pages', value: '364' }] }], boxContents: [] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('row', { name: 'Pages 364' })).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: 'What is in the box' })).toBeNull();
  },
};
