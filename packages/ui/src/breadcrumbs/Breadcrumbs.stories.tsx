import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Breadcrumbs } from './Breadcrumbs.tsx';
import { guide } from './Breadcrumbs.guide.tsx';

const meta = {
  title: 'Navigation/Breadcrumbs – trail, path',
  id: 'navigation-breadcrumbs',
  component: Breadcrumbs,
  parameters: { guide },
  args: { crumbs: [{ label: 'Home', href: '/' }, { label: 'Audio', href: '/audio.html' }, { label: 'Neckbands' }] },
} satisfies Meta<typeof Breadcrumbs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ThreeDeep: Story = {};
export const LongerThanItsLine: Story = {
  args: {
    crumbs: [
      { label: 'Home', href: '/' },
      { label: 'Large appliances', href: '/large-appliances.html' },
      { label: 'Washing machines', href: '/large-appliances/washing-machines.html' },
      { label: 'Zentoro 8 kg Front Load Washing Machine with Steam' },
    ],
  },
};

/** They begin at the right there. */
export const ReadFromTheRight: Story = {
  decorators: [
    Story => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const [first, , last] = within(canvasElement)
      .getAllByRole('listitem')
      .map(crumb => crumb.getBoundingClientRect().left);
    await expect(first).toBeGreaterThan(last ?? Infinity);
  },
};
