import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { ShopPart } from '../../testing/ShopPart.tsx';
import { SearchBox } from './SearchBox.tsx';

const price = (value: number, most = value) => ({
  minimum_price: { final_price: { value } },
  maximum_price: { final_price: { value: most } },
});
const product = (name: string, value: number, most?: number) => ({
  uid: name,
  name,
  url_key: 'x',
  url_suffix: '.html',
  small_image: null,
  price_range: price(value, most),
});

const answers = {
  Suggestions: {
    products: {
      items: [
        product('Zentoro WorkBook 15 Laptop, 8 GB, 256 GB', 33_990),
        product('Voltrik Raktim 16 Gaming Laptop', 99_990, 1_29_990),
      ],
    },
    categories: {
      items: [
        {
          uid: 'l',
          name: 'Laptops',
          url_path: 'laptops',
          url_suffix: '.html',
          breadcrumbs: [{ category_name: 'Laptops & Computers' }],
        },
      ],
    },
  },
  cmsBlocks: {
    cmsBlocks: {
      items: [
        {
          identifier: 'popular-searches',
          content:
            '<ul><li><a href="/search.html?query=Laptop">Laptop</a></li><li><a href="/search.html?query=Kurta">Kurta</a></li></ul>',
        },
      ],
    },
  },
};

const meta = {
  title: 'Chrome/Search box',
  component: SearchBox,
  decorators: [
    Story => (
      <div style={{ minBlockSize: 420, maxInlineSize: 480 }}>
        <ShopPart answers={answers}>
          <Story />
        </ShopPart>
      </div>
    ),
  ],
} satisfies Meta<typeof SearchBox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};

export const Focused: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('combobox'));
    await expect(await canvas.findByRole('option', { name: 'Kurta' })).toBeVisible();
  },
};

export const Typed: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(await canvas.findByRole('combobox'), 'lapt');
    await expect(await canvas.findByRole('option', { name: /^Voltrik.*From ₹99,990$/ })).toBeVisible();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('option', { name: /^Laptops/ })).toHaveAttribute('aria-selected', 'true');
  },
};
