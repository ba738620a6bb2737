import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Menu } from './Menu.tsx';
import { guide } from './Menu.guide.tsx';

const meta = {
  title: 'Navigation/Menu – dropdown menu, popover',
  id: 'navigation-menu',
  component: Menu,
  parameters: { guide, docs: { story: { inline: false, height: '320px' } } },
  args: {
    label: 'Sort by',
    entries: [
      { label: 'Position', href: '?sort=position', 'aria-current': 'true' },
      { label: 'Price, low to high', href: '?sort=price' },
      { label: 'Price, high to low', href: '?sort=-price' },
    ],
  },
} satisfies Meta<typeof Menu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};

export const Open: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const opener = canvas.getByText('Sort by');
    await userEvent.click(opener);
    const list = canvas.getByRole('list');
    await expect(list).toBeVisible();
    await expect(Math.abs(list.getBoundingClientRect().left - opener.getBoundingClientRect().left)).toBeLessThan(2);
    await expect(list.getBoundingClientRect().top).toBeGreaterThanOrEqual(opener.getBoundingClientRect().bottom);
  },
};

/** Opens the list, expects that it ends at the right where its opener does, and says where it stands. */
async function openAtTheRight(canvasElement: HTMLElement): Promise<DOMRect> {
  const canvas = within(canvasElement);
  const opener = canvas.getByText('Sort by');
  await userEvent.click(opener);
  const list = canvas.getByRole('list').getBoundingClientRect();
  await expect(Math.abs(list.right - opener.getBoundingClientRect().right)).toBeLessThan(2);
  return list;
}

/** At the end of a line: the list keeps to the other edge. */
export const AtTheEnd: Story = {
  args: { align: 'end' },
  decorators: [
    Story => (
      <div style={{ display: 'flex', justifyContent: 'end' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const list = await openAtTheRight(canvasElement);
    await expect(list.left).toBeGreaterThanOrEqual(0);
  },
};

export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const opener = canvas.getByText('Sort by');
    opener.focus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
    await expect(canvas.getByRole('link', { name: 'Price, low to high' })).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await expect(opener).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{Escape}');
    await expect(opener).toHaveFocus();
    await expect(canvas.getByText('Position')).not.toBeVisible();
  },
};

/** A focus that goes elsewhere closes it. */
export const Left: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByText('Sort by'));
    await expect(canvas.getByText('Position')).toBeVisible();
    await userEvent.tab({ shift: true });
    await expect(canvas.getByText('Position')).not.toBeVisible();
  },
};

/** The list keeps to the other edge, and opens towards the left there. */
export const ReadFromTheRight: Story = {
  decorators: [
    Story => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => void (await openAtTheRight(canvasElement)),
};
