import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { Messages } from '../../testing/Messages.tsx';
import { opened } from '../../testing/opened.ts';
import { ShopPart } from '../../testing/ShopPart.tsx';
import { PincodeDialog } from './PincodeDialog.tsx';

const meta = {
  title: 'Delivery/Pincode dialog',
  component: PincodeDialog,
  parameters: { docs: { story: { inline: false, height: '420px' } } },
  args: { open: true, onClose: fn() },
  render: args => (
    <ShopPart>
      <PincodeDialog {...args} />
      <Messages />
    </ShopPart>
  ),
} satisfies Meta<typeof PincodeDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvasElement }) => {
    await expect(
      await within(await opened(canvasElement)).findByRole('textbox', { name: /Delivery code/ }),
    ).toHaveAttribute('inputmode', 'numeric');
  },
};

/** Rule delivery-01. */
export const Known: Story = {
  play: async ({ args, canvasElement, userEvent }) => {
    await opened(canvasElement);
    const canvas = within(canvasElement);
    await userEvent.type(await canvas.findByRole('textbox', { name: /Delivery code/ }), '560001');
    await userEvent.click(canvas.getByRole('button', { name: 'Confirm' }));
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
  },
};

/** The dialog stays, with what was typed, and both field and message say why. */
export const Refused: Story = {
  play: async ({ args, canvasElement, userEvent }) => {
    await opened(canvasElement);
    const canvas = within(canvasElement);
    await userEvent.type(await canvas.findByRole('textbox', { name: /Delivery code/ }), '799001');
    await userEvent.click(canvas.getByRole('button', { name: 'Confirm' }));
    const field = canvas.getByRole('textbox', { name: /Delivery code/ });
    await waitFor(() => expect(field).toHaveAccessibleDescription('We do not deliver there yet.'));
    await expect(field).toHaveFocus();
    await expect(field).toHaveValue('799001');
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

export const TooShort: Story = {
  play: async ({ canvasElement, userEvent }) => {
    await opened(canvasElement);
    const canvas = within(canvasElement);
    await userEvent.type(await canvas.findByRole('textbox', { name: /Delivery code/ }), '56');
    await userEvent.click(canvas.getByRole('button', { name: 'Confirm' }));
    await waitFor(() => expect(canvas.getAllByText('Invalid pincode format.')).toHaveLength(2));
    await userEvent.clear(canvas.getByRole('textbox', { name: /Delivery code/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Confirm' }));
    await waitFor(() =>
      expect(canvas.getByRole('textbox', { name: /Delivery code/ })).toHaveAccessibleDescription(
        'Invalid pincode format.',
      ),
    );
  },
};

/** A back end that knows no pincodes: the shopper names the city as well. */
export const WithoutLookUp: Story = {
  render: args => (
    <ShopPart featuresOff={['pincode']}>
      <PincodeDialog {...args} />
    </ShopPart>
  ),
  play: async ({ args, canvasElement, userEvent }) => {
    await opened(canvasElement);
    const canvas = within(canvasElement);
    await userEvent.type(await canvas.findByRole('textbox', { name: /Delivery code/ }), '५६० ००१');
    await userEvent.type(canvas.getByRole('textbox', { name: /City/ }), 'Bengaluru');
    await userEvent.click(canvas.getByRole('button', { name: 'Confirm' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
