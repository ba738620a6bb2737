import type { Meta, StoryObj } from '@storybook/react-vite';
import { ShopPart } from '../../testing/ShopPart.tsx';
import { Description } from './Description.tsx';

const nodes = [
  {
    tag: 'p',
    children: [
      'Twenty hours on one charge, and five more after ',
      { tag: 'strong', children: ['ten minutes'] },
      ' at the plug.',
    ],
  },
  {
    tag: 'ul',
    children: [
      { tag: 'li', children: ['Bluetooth 5.3'] },
      { tag: 'li', children: ['Sweat-proof, IPX5'] },
      { tag: 'li', children: ['One year of warranty'] },
    ],
  },
];

const meta = {
  title: 'Product/Description',
  component: Description,
  args: { nodes, origin: 'India', shop: 'Kaveri' },
  decorators: [
    Story => (
      <ShopPart>
        <Story />
      </ShopPart>
    ),
  ],
} satisfies Meta<typeof Description>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {};
/** Older products do not say where they come from. */
export const OriginUnknown: Story = { args: { origin: null } };
export const FactsOnly: Story = { args: { nodes: [] } };
/** Rows and tabs of Page Builder: what draws them comes late. */
export const MadeWithPageBuilder: Story = {
  args: {
    nodes: {
      children: [
        {
          type: 'row',
          appearance: 'contained',
          children: [
            { type: 'heading', level: 3, content: ['Made for the road'] },
            { type: 'text', content: nodes },
          ],
        },
      ],
    },
  },
};
