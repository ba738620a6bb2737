import type { Meta, StoryObj } from '@storybook/react-vite';
import { OtherWays } from './OtherWays.tsx';

const meta = {
  title: 'Account/Other ways',
  component: OtherWays,
  args: { hrefs: { code: '/sign-in?way=code', link: '/sign-in?way=link' } },
} satisfies Meta<typeof OtherWays>;
export default meta;
type Story = StoryObj<typeof meta>;

export const BesideThePassword: Story = {};
export const BesideTheCode: Story = { args: { hrefs: { password: '/sign-in', link: '/sign-in?way=link' } } };
