import type { Meta, StoryObj } from '@storybook/react-vite';
import { guide } from './PageLoadingBar.guide.tsx';
import { PageLoadingBar } from './PageLoadingBar.tsx';

const meta = {
  title: 'Feedback/Loading bar – progress bar, page transition',
  id: 'feedback-loading-bar',
  component: PageLoadingBar,
  parameters: { guide, docs: { story: { inline: false, height: '80px' } } },
  args: { loading: true },
} satisfies Meta<typeof PageLoadingBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NextPage: Story = {};
