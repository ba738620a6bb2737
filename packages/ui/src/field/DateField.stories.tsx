import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent } from 'storybook/test';
import { DateField } from './DateField.tsx';
import { guide } from './DateField.guide.tsx';

const meta = {
  title: 'Forms/Date field – date picker, calendar, time',
  id: 'forms-date-field',
  component: DateField,
  parameters: { guide },
  args: { label: 'Day of the engraving' },
} satisfies Meta<typeof DateField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Filled: Story = { args: { defaultValue: '2026-11-21' } };
export const DayAndTime: Story = { args: { kind: 'moment', label: 'Comes at', defaultValue: '2026-11-21T09:30' } };
export const TimeAlone: Story = { args: { kind: 'time', label: 'From', defaultValue: '09:30' } };
export const WithError: Story = { args: { error: 'Choose a day after today.', defaultValue: '2026-11-01' } };

/** What lies outside is refused by the browser too. */
export const Within: Story = {
  args: { min: '2026-11-21', max: '2026-12-24', hint: 'From 21 November to 24 December.' },
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText<HTMLInputElement>('Day of the engraving');
    await fireEvent.change(field, { target: { value: '2026-12-25' } });
    await expect(field.validity.rangeOverflow).toBe(true);
  },
};
