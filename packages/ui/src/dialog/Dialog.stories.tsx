import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { useState } from 'react';
import { Button } from '../button/Button.tsx';
import { TextField } from '../field/TextField.tsx';
import { Dialog } from './Dialog.tsx';
import { guide } from './Dialog.guide.tsx';

const long = (
  <>
    {Array.from({ length: 40 }, (_, index) => (
      <p key={index}>A line of a text that is longer than the screen.</p>
    ))}
  </>
);

const meta = {
  title: 'Overlays/Dialog – modal, popup, lightbox',
  id: 'overlays-dialog',
  component: Dialog,
  parameters: { guide, docs: { story: { inline: false, height: '420px' } } },
  args: {
    open: true,
    onClose: fn(),
    title: 'Enter delivery code',
    children: <TextField label="Delivery code" placeholder="Enter pincode" />,
  },
} satisfies Meta<typeof Dialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {};
export const WithFooter: Story = {
  tags: ['picture'],
  args: {
    footer: (
      <>
        <Button kind="secondary">Cancel</Button>
        <Button>Confirm</Button>
      </>
    ),
  },
};
export const WithError: Story = {
  args: { children: <TextField label="Delivery code" defaultValue="1100" error="Invalid pincode format." /> },
};
export const LongContent: Story = {
  args: { title: 'Terms & Conditions', children: long, footer: <Button>I agree</Button> },
};

/** What is turned or moved goes below header and footer, as the rest does. */
export const TurnedContent: Story = {
  args: {
    children: Array.from({ length: 40 }, (_, line) => (
      <p key={line} style={{ rotate: '1deg' }}>
        A turned line.
      </p>
    )),
  },
  play: async ({ canvasElement }) => {
    const dialog = within(canvasElement).getByRole('dialog');
    dialog.scrollTop = 200;
    const { left, top, width, height } = within(dialog).getByRole('heading').getBoundingClientRect();
    const onTop = document.elementFromPoint(left + width / 2, top + height / 2);
    await expect(onTop?.closest('header')).not.toBeNull();
  },
};

/** The way out keeps its size. */
export const LongTitle: Story = { args: { title: 'Add a comment to the return of your order 000000042' } };

/** What is to be read comes before the field: the focus is not in it. */
export const ReadFirst: Story = {
  args: {
    title: 'Delete your account?',
    readFirst: true,
    keepOpen: true,
    children: (
      <>
        <p>Orders and invoices are kept for as long as the law asks; everything else is gone at once.</p>
        <TextField label="Your password" type="password" />
      </>
    ),
    footer: <Button>Delete account</Button>,
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByLabelText('Your password')).not.toHaveFocus();
  },
};

/** What was pressed is under way: the way out waits, too. */
export const Busy: Story = {
  args: {
    title: 'Delete this address?',
    busy: true,
    children: <p>Orders that go there keep it.</p>,
    footer: (
      <>
        <Button kind="secondary" unavailable>
          Keep it
        </Button>
        <Button busy>Delete address</Button>
      </>
    ),
  },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Close' }));
    await expect(args.onClose).not.toHaveBeenCalled();
    await expect(within(canvasElement).getByRole('dialog')).toHaveAttribute('open');
  },
};

/** At most 600 px wide (look-13). */
export const WidthOnADesktop: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('dialog').offsetWidth).toBe(600);
  },
};

/** A sheet from below, at most 482 px high (look-13). */
export const HeightOnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { title: 'Terms & Conditions', children: long },
  play: async ({ canvasElement }) => {
    const dialog = within(canvasElement).getByRole('dialog');
    await waitFor(() => expect(Math.round(dialog.getBoundingClientRect().bottom)).toBe(window.innerHeight));
    await expect(dialog.offsetHeight).toBe(482);
  },
};

/** As of a desktop at four times its size, or a phone that lies on its side: no part is out of the window. */
export const InALowWindow: Story = {
  parameters: { viewport: { options: { low: { name: 'Low', styles: { width: '320px', height: '256px' } } } } },
  globals: { viewport: { value: 'low' } },
  args: { title: 'Terms & Conditions', children: long },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(window.innerHeight).toBe(256));
    const close = within(canvasElement).getByRole('button', { name: 'Close' });
    await waitFor(() => expect(close.getBoundingClientRect().top).toBeGreaterThanOrEqual(0));
  },
};

/** Rule look-12. */
export const ThePageBehindDoesNotScroll: Story = {
  play: async () => {
    await waitFor(() => expect(getComputedStyle(document.documentElement).overflow).toBe('hidden'));
  },
};

export const ClosesOnPress: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(args.onClose).toHaveBeenCalled());
  },
};

function Opener() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Write a review</Button>
      {open && (
        <Dialog
          open
          onClose={() => setOpen(false)}
          title="Write a review"
          footer={<Button onClick={() => setOpen(false)}>Send</Button>}
        >
          <TextField label="In one line" />
        </Dialog>
      )}
    </>
  );
}

/** Also a dialog that is taken away while it is open gives the focus back. */
export const GivesTheFocusBack: Story = {
  render: () => <Opener />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Write a review' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Send' }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await expect(canvas.getByRole('button', { name: 'Write a review' })).toHaveFocus();
  },
};
