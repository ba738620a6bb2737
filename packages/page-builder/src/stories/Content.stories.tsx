import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { buttons, heading, image, row, text, typed } from '../samples.ts';
import { block, ShownMarkup } from './ShownMarkup.tsx';

const meta = { title: 'Page builder/Content', component: ShownMarkup } satisfies Meta<typeof ShownMarkup>;
export default meta;
type Story = StoryObj<typeof meta>;

const three: [string, string][] = [
  ['primary', 'Buy now'],
  ['secondary', 'Add to cart'],
  ['link', 'See all laptops'],
];
const named = (identifier: string) => typed('block', '', { 'data-block-id': identifier });

export const Headings: Story = {
  args: { markup: [1, 2, 3, 4, 5, 6].map(level => heading(`Heading of level ${level}`, level)).join('') },
};
export const Text: Story = {
  args: {
    markup: text(
      '<p>Free delivery in <strong>Delhi</strong> above ₹499. <a ' +
        'href="https://shop.test/terms?from=home#delivery">See the terms</a>.</p><ul>' +
        '<li>UPI, cards and net banking</li><li>Returns within 7 days</li></ul><table><tbody><tr><th>City</th>' +
        '<th>Days</th></tr><tr><td>Mumbai</td><td>2</td></tr></tbody></table>',
    ),
  },
};
/** Wider than a phone: it scrolls by finger and, once Tab has come to it, by arrow keys. */
export const WideTable: Story = {
  args: {
    markup: text(
      '<table><thead><tr><th>You study</th><th>Laptop</th><th>Tablet</th><th>Headphones</th></tr></thead><tbody>' +
        '<tr><td>Engineering</td><td>₹78,990</td><td>₹31,490</td><td>₹12,990</td></tr></tbody></table>',
    ),
  },
  play: async ({ canvasElement }) => {
    const table = within(canvasElement).getByRole('group', { name: 'Table: You study, Laptop, Tablet, Headphones' });
    table.focus();
    await expect(table).toHaveFocus();
    // The text around it cuts off what stands beyond its edges.
    await expect(getComputedStyle(table).outlineOffset).toBe('-2px');
  },
};
export const ImageWithCaptionAndLink: Story = {
  args: {
    markup: image('/media/drawn/desk', 'A desk with two screens', {
      href: 'https://shop.test/laptops.html',
      caption: 'All that a desk needs',
    }),
  },
};
export const ImageForPhones: Story = {
  args: { markup: image('/media/drawn/desk', 'A desk with two screens', { mobile: '/media/drawn/phone' }) },
};
export const ButtonsInline: Story = { args: { markup: buttons(three) } };
export const ButtonsStacked: Story = { args: { markup: buttons(three, { 'data-appearance': 'stacked' }) } };
export const ButtonsInTheMiddle: Story = {
  args: { markup: buttons(three.slice(0, 1), { style: 'text-align: center;' }) },
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('link').getBoundingClientRect();
    const page = canvasElement.getBoundingClientRect();
    await expect(Math.abs(button.left + button.right - page.left - page.right)).toBeLessThan(4);
  },
};
export const ButtonsOfOneWidth: Story = { args: { markup: buttons(three, { 'data-same-width': 'true' }) } };
export const Divider: Story = {
  args: {
    markup:
      text('<p>Above</p>') +
      typed(
        'divider',
        '<hr data-element="line" style="width: 50%; border-width: 2px; border-color: rgb(206, 206, 206);">',
      ) +
      text('<p>Below</p>'),
  },
};
export const Html: Story = {
  args: {
    markup: typed(
      'html',
      '&lt;h3&gt;Store hours&lt;/h3&gt;&lt;p onclick=&quot;alert(1)&quot;&gt;Ten to nine, all week.&lt;/p&gt;&lt;script&gt;alert(1)&lt;/script&gt;',
    ),
  },
};
export const PlainHtmlWithoutMarkers: Story = {
  args: {
    markup:
      '<h2>Privacy</h2><p>We keep what an order needs. Write to <a href="mailto:care@shop.test">care@shop.test</a>.</p>',
  },
};
export const BlockInThePage: Story = {
  args: {
    markup: typed('block', '<div class="widget block block-static-block"><p>Pay with UPI and save 5 %.</p></div>'),
  },
};
export const BlockThatWasFetched: Story = {
  args: {
    markup: row(named('offer')),
    data: {
      blocks: { offer: block(heading('Offer of the day') + text('<p>₹500 off above ₹2,999.</p>')) },
      dynamicBlocks: {},
    },
  },
};
export const BlockThatIsMissing: Story = { args: { markup: named('gone') } };
export const BlockWithTheQuerysOwnMessage: Story = {
  args: {
    markup: named('gone'),
    data: { blocks: { gone: { message: 'The CMS block with the "gone" ID doesn\'t exist.' } }, dynamicBlocks: {} },
  },
};
export const DynamicBlock: Story = {
  args: {
    markup: typed(
      'dynamic_block',
      '<div class="widget block block-banners" data-display-mode="fixed" data-uids="MQ=="></div>',
    ),
    data: { blocks: {}, dynamicBlocks: { 'MQ==': block(text('<p>Welcome back, your coins are waiting.</p>')) } },
  },
};
