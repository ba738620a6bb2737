import type { Meta, StoryObj } from '@storybook/react-vite';
import { ShopScreen } from '../testing/ShopScreen.tsx';

const meta = {
  title: 'Screens/Home',
  component: ShopScreen,
  tags: ['!autodocs', 'screen', 'own-content'],
  parameters: { layout: 'fullscreen', recording: 'home' },
  args: { path: '/' },
} satisfies Meta<typeof ShopScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Home: Story = {
  tags: ['picture'],
  play: async ({ canvas }) => void (await canvas.findAllByRole('heading', { level: 2 }, { timeout: 15_000 })),
};
