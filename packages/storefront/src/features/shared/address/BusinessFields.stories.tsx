import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { expect, within } from 'storybook/test';
import { AddressFormContext } from './addressFormContext.ts';
import type { BusinessValues } from './addressValues.ts';
import { BusinessFields } from './BusinessFields.tsx';

interface FormProps {
  wanted: boolean;
  /** What is wrong with the GSTIN. */
  problem?: string;
}

function Form({ wanted, problem }: FormProps) {
  const form = useForm<{ business: BusinessValues }>({
    defaultValues: {
      business: { wanted, company: problem ? 'Iyer & Daughters' : '', gstin: problem ? '27AAPFU' : '' },
    },
  });
  const { setError } = form;
  useEffect(() => {
    if (problem) setError('business.gstin', { message: problem });
  }, [problem, setError]);
  return (
    <AddressFormContext value={form}>
      <BusinessFields wanted={wanted} />
    </AddressFormContext>
  );
}

const meta = {
  title: 'Checkout/Bill to a company',
  component: BusinessFields,
  args: { wanted: false },
  render: args => <Form {...args} />,
} satisfies Meta<typeof BusinessFields>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ToAPerson: Story = {};
export const ToACompany: Story = { args: { wanted: true } };
export const WrongNumber: Story = {
  args: { wanted: true },
  render: args => <Form {...args} problem="A GSTIN has 15 characters; this one has 7." />,
  play: async ({ canvasElement }) => {
    const note = await within(canvasElement).findByText('A GSTIN has 15 characters; this one has 7.');
    await expect(note).toBeVisible();
  },
};
