import { locationSlice } from '@shop/state';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { opened } from '../../testing/opened.ts';
import { ShopPart } from '../../testing/ShopPart.tsx';
import { DeliveryBar } from './DeliveryBar.tsx';

const days = {
  getCityByPincode: {
    city: 'Thiruvananthapuram',
    region: 'Kerala',
    region_id: 564,
    delivery_days: 3,
    cash_on_delivery: true,
    success: true,
    message: null,
  },
};

const meta = {
  title: 'Delivery/Bar',
  component: DeliveryBar,
} satisfies Meta<typeof DeliveryBar>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Nobody said where to: a place is assumed, and no day promised. */
export const Unknown: Story = {
  render: () => (
    <ShopPart answers={{ getCityByPincode: days }}>
      <DeliveryBar />
    </ShopPart>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('button', { name: /^Delivering to/ })).toBeVisible();
    await expect(canvas.queryByText(/Delivery by/)).toBeNull();
  },
};

/** Long names of cities are cut; when a parcel comes stands below. */
export const Chosen: Story = {
  render: () => (
    <ShopPart
      answers={{ getCityByPincode: days }}
      before={dispatch =>
        void dispatch(locationSlice.actions.chosen({ city: 'Thiruvananthapuram', pincode: '695001' }))
      }
    >
      <DeliveryBar />
    </ShopPart>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('button', { name: /Thiruvananth\.\.\. 695001/ })).toBeVisible();
    await expect(await canvas.findByText(/^Delivery by /)).toBeVisible();
  },
};

/** Somebody said that it is the place that is assumed else: a day is promised. */
export const ChosenAsAssumed: Story = {
  render: () => (
    <ShopPart
      answers={{ getCityByPincode: days }}
      before={dispatch => void dispatch(locationSlice.actions.chosen({ city: 'New Delhi', pincode: '110001' }))}
    >
      <DeliveryBar />
    </ShopPart>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText(/^Delivery by /)).toBeVisible();
  },
};

/** Rule delivery-01. */
export const AsksForAnother: Story = {
  render: () => (
    <ShopPart>
      <DeliveryBar />
    </ShopPart>
  ),
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: /^Delivering to/ }));
    await expect(await opened(canvasElement)).toHaveAccessibleName('Enter delivery code');
  },
};
