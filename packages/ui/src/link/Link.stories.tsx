import type { Meta, StoryObj } from '@storybook/react-vite';
import { Link } from './Link.tsx';
import { guide } from './Link.guide.tsx';

const meta = {
  title: 'Actions/Link – anchor, hyperlink',
  id: 'actions-link',
  component: Link,
  parameters: { guide },
  args: { href: '/terms-and-condition', children: 'Terms & Conditions' },
} satisfies Meta<typeof Link>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithinTheShop: Story = {};
export const Elsewhere: Story = {
  args: { href: 'https://brand.example/', newTab: true, children: 'The brand’s own page' },
};
export const InASentence: Story = {
  render: args => (
    <p>
      By going on you agree to our <Link {...args} />.
    </p>
  ),
};
