import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, userEvent } from 'storybook/test';
import { FileField, type FileFieldProps } from './FileField.tsx';
import { guide } from './FileField.guide.tsx';

const dot = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mPk+M/wHwAEBQIA5r8b5gAAAABJRU5ErkJggg==';
const picture = (name: string) =>
  new File([Uint8Array.from(atob(dot), sign => sign.codePointAt(0) ?? 0)], name, {
    type: 'image/png',
    lastModified: 1,
  });
const large = () => new File([new Uint8Array(6e6)], 'film.png', { type: 'image/png' });

/** As the platform does it once somebody has chosen. */
async function choose(control: HTMLInputElement, files: File[]) {
  const chosen = new DataTransfer();
  for (const file of files) chosen.items.add(file);
  control.files = chosen.files;
  await fireEvent.change(control);
}

function Chooser({ files, ...rest }: FileFieldProps) {
  const [held, setHeld] = useState(files);
  return <FileField {...rest} files={held} onChange={setHeld} />;
}

const meta = {
  title: 'Forms/File field – upload, attachment, pictures, dropzone',
  id: 'forms-file-field',
  component: FileField,
  parameters: { guide },
  args: {
    label: 'Pictures (optional)',
    hint: 'JPEG or PNG, 5 MB each, 3 at most.',
    action: 'Add pictures',
    accept: 'image/jpeg,image/png',
    most: 3,
    mostBytes: 5e6,
    files: [],
    onChange: () => {},
  },
  render: args => <Chooser {...args} />,
} satisfies Meta<typeof FileField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const WithError: Story = { args: { error: 'Add a picture of the damage.' } };
export const BeingSent: Story = { args: { files: [picture('front.png')], disabled: true } };

/** Each is shown with its name and size; the form holds them too. */
export const Chosen: Story = {
  tags: ['picture'],
  args: { files: [picture('front.png')] },
  play: async ({ canvas }) => {
    const control = canvas.getByLabelText<HTMLInputElement>('Pictures (optional)');
    await choose(control, [picture('a-picture-with-a-long-name-from-the-phone-20261121_093042.png')]);
    await expect(canvas.getByRole('status')).toHaveTextContent('2 files chosen');
    await expect(control.files).toHaveLength(2);
  },
};

/** The focus goes to what takes its place, and at last to where files are chosen. */
export const TakenOut: Story = {
  args: { files: [picture('front.png'), picture('back.png')] },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove front.png' }));
    await expect(canvas.getByRole('button', { name: 'Remove back.png' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByLabelText('Pictures (optional)')).toHaveFocus();
    await expect(canvas.queryByRole('list')).toBeNull();
  },
};

/** What is too large, or of another kind, is named. */
export const Refused: Story = {
  play: async ({ canvas }) => {
    const notes = new File(['Notes'], 'notes.txt', { type: 'text/plain' });
    await choose(canvas.getByLabelText('Pictures (optional)'), [large(), notes, picture('front.png')]);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Choose another kind of file instead of notes.txt. Larger than 5 MB: film.png.',
    );
    await expect(canvas.getByRole('button', { name: 'Remove front.png' })).toBeVisible();
  },
};
