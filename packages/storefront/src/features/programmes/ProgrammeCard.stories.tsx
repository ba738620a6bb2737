import { userSlice } from '@shop/state';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { ShopPart } from '../../testing/ShopPart.tsx';
import { ProfileProgramme } from './ProfileProgramme.tsx';
import { ProgrammeCard } from './ProgrammeCard.tsx';

const meta = {
  title: 'Account/Purchase programme',
  component: ProgrammeCard,
  args: { programme: 'STUDENT' },
  beforeEach: () => sessionStorage.clear(),
} satisfies Meta<typeof ProgrammeCard>;
export default meta;
type Story = StoryObj<typeof meta>;

const signedIn: Parameters<typeof ShopPart>[0]['before'] = dispatch => void dispatch(userSlice.actions.tokenSet());

const customer = (membership: object | null) => ({
  PurchaseProgramme: { customer: { email: 'asha@example.com', purchase_programme: membership } },
});
const member = {
  programme: 'STUDENT',
  institute_name: 'Navodit College',
  email: 'asha@navodit-college.example',
  expires_at: '2027-11-24 06:30:00',
  status: 'ACTIVE',
  store_code: 'navodit_college',
};
const known = {
  verifyInstituteCode: {
    verifyInstituteCode: {
      success: true,
      message: null,
      institute_name: 'Navodit College',
      email_domains: ['navodit-college.example'],
    },
  },
};
const verifying = (
  answers: Record<string, unknown> = {},
  more: Partial<Parameters<typeof ShopPart>[0]> = {},
): NonNullable<Story['render']> =>
  function Verifying(args) {
    return (
      <ShopPart answers={{ ...customer(null), ...answers }} before={signedIn} {...more}>
        <ProgrammeCard {...args} />
      </ShopPart>
    );
  };

export const Guest: Story = {
  render: args => (
    <ShopPart>
      <ProgrammeCard {...args} />
    </ShopPart>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Sign in to verify' })).toHaveAttribute(
      'href',
      '/sign-in?from=%2Fapple-student-purchase-program.html%23verify',
    );
  },
};

export const Begin: Story = {
  render: verifying(),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Go on' }));
    await expect(await canvas.findByLabelText(/^Institute code/)).toBeInvalid();
  },
};

/** What the back end says against a code stands at its field (programmes-02). */
export const CodeExpired: Story = {
  args: { programme: 'EMPLOYEE' },
  render: verifying({
    verifyInstituteCode: {
      verifyInstituteCode: {
        success: false,
        message: 'This code has expired. Ask for the one that holds now.',
        institute_name: null,
        email_domains: null,
      },
    },
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText(/^Company code/), 'BETWA-MILLS{Enter}');
    const field = await canvas.findByRole('textbox', { description: /This code has expired/ });
    await expect(field).toBeInvalid();
    await expect(field).toHaveValue('BETWA-MILLS');
  },
};

const toEmail: NonNullable<Story['play']> = async ({ canvas, userEvent }) => {
  await userEvent.type(await canvas.findByLabelText(/^Institute code/), 'navodit-college{Enter}');
  await canvas.findByLabelText(/^Institute e-mail/);
};

/** An address of somebody else's domain is refused before it is sent (programmes-03). */
export const OtherDomain: Story = {
  render: verifying(known),
  play: async context => {
    await toEmail(context);
    const { canvas, userEvent } = context;
    await userEvent.type(canvas.getByLabelText(/^Institute e-mail/), 'asha@example.com{Enter}');
    await expect(await canvas.findByText('Enter an address that ends in navodit-college.example.')).toBeVisible();
  },
};

export const CodeSent: Story = {
  render: verifying({
    ...known,
    verifyInstituteEmail: { verifyInstituteEmail: { success: true, message: null, retry_after: 0 } },
  }),
  play: async context => {
    await toEmail(context);
    const { canvas, userEvent } = context;
    await userEvent.type(canvas.getByLabelText(/^Institute e-mail/), 'asha@navodit-college.example{Enter}');
    await expect(await canvas.findByText('A code is on its way to asha@navodit-college.example.')).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Verify' })).toBeVisible();
    // The button that sends another is gone then: the focus is where the code is typed.
    await userEvent.click(canvas.getByRole('button', { name: 'Send another code' }));
    await waitFor(() => expect(canvas.getByLabelText(/^One-time code/)).toHaveFocus());
  },
};

export const TooOften: Story = {
  render: verifying({
    ...known,
    verifyInstituteEmail: {
      verifyInstituteEmail: {
        success: false,
        message: 'That was asked for too often. Try again in 42 minutes.',
        retry_after: 2520,
      },
    },
  }),
  play: async context => {
    await toEmail(context);
    const { canvas, userEvent } = context;
    await userEvent.type(canvas.getByLabelText(/^Institute e-mail/), 'asha@navodit-college.example{Enter}');
    await expect(await canvas.findByText(/42 minutes/)).toBeVisible();
  },
};

export const Verified: Story = {
  render: verifying(customer(member)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('24 November 2027')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Go to the shop of Navodit College' })).toHaveAttribute(
      'href',
      expect.stringContaining('/?___store=navodit_college'),
    );
    // Who opens the page reads it from its top: the card stands far below.
    await expect(document.body).toHaveFocus();
  },
};

/** A month before the end (programmes-05). */
export const EndsSoon: Story = {
  render: verifying(customer({ ...member, status: 'EXPIRING', store_code: null })),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Verify again' }));
    await canvas.findByLabelText(/^Institute code/);
    await userEvent.click(canvas.getByRole('button', { name: 'Keep it as it is' }));
    await canvas.findByText('24 November 2027');
  },
};

export const Ended: Story = {
  render: verifying(customer({ ...member, expires_at: '2026-11-01 06:30:00', status: 'EXPIRED' })),
  play: async ({ canvas }) => void (await canvas.findByText('Your verification has ended')),
};

export const OfTheOtherProgramme: Story = {
  args: { programme: 'EMPLOYEE' },
  render: verifying(customer(member)),
  play: async ({ canvas }) => void (await canvas.findByText(/^You are verified at Navodit College now/)),
};

export const LongNames: Story = {
  render: verifying(
    customer({
      ...member,
      institute_name: 'Sri Venkateswara Institute of Agricultural Sciences and Technology, Thiruvananthapuram',
      email: `${'venkatanarasimha'.repeat(3)}@students.agricultural-sciences.example`,
    }),
  ),
};

/** Among the account's information (programmes-05). */
export const InTheProfile: Story = {
  render: () => (
    <ShopPart answers={customer({ ...member, status: 'EXPIRING' })} before={signedIn}>
      <ProfileProgramme />
    </ShopPart>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Verify again' })).toHaveAttribute(
      'href',
      '/apple-student-purchase-program.html#verify',
    );
  },
};

export const NotLoaded: Story = {
  render: verifying({}, { refusals: { PurchaseProgramme: 'Internal server error' } }),
  play: async ({ canvasElement }) => void (await within(canvasElement).findByRole('button', { name: 'Try again' })),
};
