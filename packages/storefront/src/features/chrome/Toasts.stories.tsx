import { addToast, toastLifetimes } from '@shop/state';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { ShopPart } from '../../testing/ShopPart.tsx';
import { Toasts } from './Toasts.tsx';

const meta = {
  title: 'Chrome/Toasts',
  component: Toasts,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '200px' } } },
} satisfies Meta<typeof Toasts>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Stays until the shopper closes it. */
export const Dismissed: Story = {
  render: () => (
    <ShopPart
      before={dispatch =>
        void dispatch(
          addToast({
            type: 'error',
            message: 'Failed to fetch location data.',
            dismissable: true,
            timeout: toastLifetimes.UNTIL_DISMISSED,
          }),
        )
      }
    >
      <Toasts />
    </ShopPart>
  ),
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await canvas.findByText('Failed to fetch location data.');
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }));
    await expect(canvas.queryByText('Failed to fetch location data.')).toBeNull();
  },
};
