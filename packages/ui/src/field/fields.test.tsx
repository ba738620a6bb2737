import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { PasswordField } from './PasswordField.tsx';
import { RadioCard } from './RadioCard.tsx';
import { RadioGroup } from './RadioGroup.tsx';
import { Select } from './Select.tsx';
import { TextArea } from './TextArea.tsx';
import { TextField } from './TextField.tsx';

afterEach(cleanup);

const describedBy = (element: HTMLElement) =>
  document.getElementById(element.getAttribute('aria-describedby') ?? '')?.textContent;

it('ties a hint to its field, and an error in its place', () => {
  const { rerender } = render(<TextField label="Pincode" hint="Six digits." />);
  expect(describedBy(screen.getByLabelText('Pincode'))).toBe('Six digits.');
  rerender(<TextField label="Pincode" hint="Six digits." error="Invalid pincode format." />);
  expect(describedBy(screen.getByLabelText('Pincode'))).toBe('Invalid pincode format.');
  expect(screen.getByLabelText('Pincode').getAttribute('aria-invalid')).toBe('true');
});

it('reads an error out at once where it is asked to', () => {
  const { rerender } = render(<TextField label="Pincode" error="Invalid pincode format." />);
  expect(screen.queryByRole('alert')).toBeNull();
  rerender(<TextField label="Pincode" hint="Six digits." announced />);
  expect(screen.queryByRole('alert')).toBeNull();
  rerender(<TextField label="Pincode" error="Invalid pincode format." announced />);
  expect(screen.getByRole('alert').textContent).toBe('Invalid pincode format.');
});

it('shows a password only while asked to', () => {
  render(<PasswordField label="Password" />);
  fireEvent.click(screen.getByRole('button', { name: 'Show password' }));
  expect(screen.getByLabelText('Password').getAttribute('type')).toBe('text');
  fireEvent.click(screen.getByRole('button', { name: 'Hide password' }));
  expect(screen.getByLabelText('Password').getAttribute('type')).toBe('password');
});

it('begins a choice with an empty entry that says what to do', () => {
  render(<Select label="State" placeholder="Choose your state" options={[{ value: 'DL', label: 'Delhi' }]} />);
  const options = screen.getAllByRole<HTMLOptionElement>('option');
  expect(options.map(option => [option.value, option.textContent])).toEqual([
    ['', 'Choose your state'],
    ['DL', 'Delhi'],
  ]);
});

it('reads out what is wrong with a group of choices', () => {
  render(
    <RadioGroup legend="Payment" error="Choose how to pay.">
      <RadioCard name="pay" label="UPI" />
    </RadioGroup>,
  );
  expect(describedBy(screen.getByRole('group', { name: 'Payment' }))).toBe('Choose how to pay.');
});

it('ties an error to a field of several lines', () => {
  render(<TextArea label="Your message" error="Write what we can do for you." />);
  expect(describedBy(screen.getByLabelText('Your message'))).toBe('Write what we can do for you.');
});
