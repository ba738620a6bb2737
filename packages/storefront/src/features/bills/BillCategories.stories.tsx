import type { Meta, StoryObj } from '@storybook/react-vite';
import { ShopPart } from '../../testing/ShopPart.tsx';
import { BillCategories } from './BillCategories.tsx';

const meta = {
  title: 'Bills/Categories',
  component: BillCategories,
  args: {
    categories: [
      { code: 'mobile-prepaid', name: 'Mobile recharge' },
      { code: 'electricity', name: 'Electricity' },
      { code: 'fastag', name: 'FASTag' },
      { code: 'rent', name: 'A kind that the shop has no picture for' },
    ],
  },
  render: args => (
    <ShopPart>
      <BillCategories {...args} />
    </ShopPart>
  ),
} satisfies Meta<typeof BillCategories>;
export default meta;

export const All: StoryObj<typeof meta> = {};
