import type { Meta, StoryObj } from '@storybook/react-vite';
import { Offline } from './Offline.tsx';

const meta = {
  title: 'Offline/Page',
  component: Offline,
  args: { isWaiting: true, pages: [], onRetry: () => {} },
} satisfies Meta<typeof Offline>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NothingSeen: Story = {};
export const SomethingSeen: Story = {
  args: {
    pages: [
      { href: '/', title: 'Everything at member prices' },
      { href: '/mobiles-tablets.html', title: 'Mobiles & Tablets' },
    ],
  },
};
