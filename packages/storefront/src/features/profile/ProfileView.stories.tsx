import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { ShopPart } from '../../testing/ShopPart.tsx';
import { ProfileSkeleton, ProfileView } from './ProfileView.tsx';

const meta = {
  title: 'Account/Profile',
  component: ProfileView,
  args: {
    profile: {
      email: 'asha@example.com',
      firstname: 'Asha',
      lastname: 'Rao',
      custom_attributes: [{ code: 'mobile_number', value: '9810012345' }],
    },
    onChanged: fn(),
  },
  beforeEach: () => sessionStorage.clear(),
  render: args => (
    <ShopPart
      answers={{ sendMyAccOtp: { sendMyAccOtp: { success: true, message: 'A code is on its way.' } } }}
      refusals={{
        updateCustomer: '"First Name" length must be equal or less than 255 characters.',
        updateCustomerEmail: {
          message: 'Invalid login or password.',
          path: ['updateCustomerEmail'],
          extensions: { category: 'graphql-authentication' },
        },
        verifyMyAccOtp: 'This code is not right. 4 more attempts are left.',
      }}
    >
      <ProfileView {...args} />
    </ShopPart>
  ),
} satisfies Meta<typeof ProfileView>;
export default meta;
type Story = StoryObj<typeof meta>;

const opens =
  (what: string): NonNullable<Story['play']> =>
  async ({ canvas, userEvent }) =>
    userEvent.click(await canvas.findByRole('button', { name: `Change: ${what}` }));

export const Known: Story = {};
export const LongName: Story = {
  args: {
    profile: {
      email: 'venkatanarasimharajuvaripeta.krishnamoorthy@a-very-long-company-name.example.com',
      firstname: 'Venkatanarasimharajuvaripeta',
      lastname: 'Iyer Subramaniam-Krishnamoorthy',
      custom_attributes: [
        { code: 'mobile_number', value: '9810012345' },
        { code: 'secondary_email', value: `${'venkatanarasimha'.repeat(3)}@another-long-company.example.com` },
      ],
    },
    onChanged: fn(),
  },
};
export const Renamed: Story = {
  play: async context => {
    await opens('Name')(context);
    const canvas = within(context.canvasElement);
    await expect(await canvas.findByLabelText('First name')).toHaveFocus();
    await context.userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('length must be equal or less than 255');
  },
};
/** A wrong password is said at its field (account-06). */
export const WrongPassword: Story = {
  play: async context => {
    await opens('E-mail')(context);
    const canvas = within(context.canvasElement);
    await context.userEvent.type(await canvas.findByLabelText('New e-mail'), 'asha.rao@example.com');
    await context.userEvent.type(canvas.getByLabelText('Current password'), 'wrong');
    await context.userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByText('This is not your current password.')).toBeVisible();
  },
};
/** A number is proved by the code that goes to it (account-10). */
export const NewNumber: Story = {
  play: async context => {
    await opens('Mobile number')(context);
    const canvas = within(context.canvasElement);
    const field = await canvas.findByLabelText('Your mobile number');
    await context.userEvent.clear(field);
    await context.userEvent.type(field, '98200 98200');
    await context.userEvent.click(canvas.getByRole('button', { name: 'Send the code' }));
    await expect(await canvas.findByText(/^We have sent a code to \+91 98200 98200\./)).toBeVisible();
    await context.userEvent.type(canvas.getByLabelText('One-time code'), '123456{Enter}');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('4 more attempts are left.');
  },
};
export const AddedEmail: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add: Personal e-mail' }));
    await userEvent.type(await canvas.findByLabelText('Your personal e-mail'), 'ASHA@example.com{Enter}');
    await expect(await canvas.findByText('You sign in with this address. Enter another one.')).toBeVisible();
  },
};
export const NewPassword: Story = {
  play: async context => {
    await opens('Password')(context);
    const canvas = within(context.canvasElement);
    await canvas.findByLabelText('New password');
    await waitFor(() => expect(canvas.getByLabelText('Current password')).toHaveFocus());
  },
};
export const Coming: Story = { render: () => <ProfileSkeleton /> };
