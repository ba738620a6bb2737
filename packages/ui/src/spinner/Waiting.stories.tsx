import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Overlay } from '../overlay/Overlay.tsx';
import { PageLoadingBar } from '../page-loading-bar/PageLoadingBar.tsx';
import { Spinner } from './Spinner.tsx';

const meta = {
  title: 'Feedback/Waiting',
  component: Spinner,
  subcomponents: { Overlay, PageLoadingBar },
  args: { size: 32 },
} satisfies Meta<typeof Spinner>;
export default meta;
type Story = StoryObj<typeof meta>;

/** One turn in 1920 ms (look-06). */
export const Turning: Story = {
  play: async ({ canvasElement }) => {
    const spinner = canvasElement.querySelector('svg');
    await expect(spinner && getComputedStyle(spinner).animationDuration).toBe('1.92s');
  },
};

/** Rule look-16. */
export const WholePage: Story = {
  parameters: { docs: { story: { inline: false, height: '240px' } } },
  render: () => <Overlay />,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('Fetching Data...');
  },
};

export const NextPage: Story = {
  parameters: { docs: { story: { inline: false, height: '80px' } } },
  render: () => <PageLoadingBar loading />,
};
