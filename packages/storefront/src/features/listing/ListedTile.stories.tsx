import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Messages } from '../../testing/Messages.tsx';
import { samplePicture, samplePrice, sampleProduct } from '../../testing/sampleProduct.ts';
import { ShopPart } from '../../testing/ShopPart.tsx';
import type { ListedProduct } from './listingQueries.ts';
import { ListedTile } from './ListedTile.tsx';
import { DeliveryContext, LooksContext } from './looks.ts';

const colours = { rust: '#b5532a', teal: '#0b7a75', plum: '#6b2c5a', ink: '#2b3a67', sand: '#d8c3a0', leaf: '#4c7a34' };
const names = Object.keys(colours) as (keyof typeof colours)[];
const swatches = (count: number) => ({
  attribute_code: 'color',
  label: 'Colour',
  position: 0,
  uid: 'colour',
  values: names.slice(0, count).map(name => ({
    uid: name,
    label: name,
    swatch_data: { __typename: 'ColorSwatchData', value: colours[name] },
  })),
});
const pictured = (count: number) => ({
  ...swatches(count),
  values: names.slice(0, count).map(name => ({
    uid: name,
    label: name,
    swatch_data: { __typename: 'ImageSwatchData', value: name, thumbnail: samplePicture(colours[name]) },
  })),
});
const kurta = (own: object = {}): ListedProduct =>
  sampleProduct('ConfigurableProduct', {
    sku: 'kurta',
    name: 'Bagru Print Cotton Kurta',
    url_key: 'kurta',
    small_image: { url: samplePicture(colours.rust) },
    price_range: samplePrice(1_299, 1_999),
    configurable_options: [swatches(3)],
    ...own,
  });
const kettle = (own: object = {}): ListedProduct =>
  sampleProduct('SimpleProduct', {
    sku: 'kettle',
    name: 'Electric Kettle',
    small_image: { url: samplePicture(colours.teal) },
    ...own,
  });
const looks = { kurta: Object.fromEntries(names.map(name => [name, samplePicture(colours[name])])) };

const meta = {
  title: 'Listing/Tile',
  component: ListedTile,
  args: { product: kurta(), priority: false },
  render: args => (
    <ShopPart>
      <LooksContext value={looks}>
        <div style={{ inlineSize: 'min(100%, 15rem)' }}>
          <ListedTile {...args} />
        </div>
      </LooksContext>
      <Messages />
    </ShopPart>
  ),
} satisfies Meta<typeof ListedTile>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Rule listing-02. */
export const Colours: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('radio', { name: 'teal' }));
    await expect(canvas.getByRole('link', { name: 'Bagru Print Cotton Kurta' })).toHaveAttribute(
      'href',
      '/kurta.html?color=teal',
    );
    const picture = canvasElement.querySelector('article img');
    await waitFor(() => expect(decodeURIComponent(picture?.getAttribute('src') ?? '')).toContain(colours.teal));
  },
};

/** How many more there are stands beside the last dot, also in a shop whose dots stand close (look-24). */
export const ManyColours: Story = {
  args: { product: kurta({ configurable_options: [swatches(6)] }) },
  play: async ({ canvas }) => {
    const dots = await canvas.findAllByRole('radio');
    const seen = dots.map(dot => dot.nextElementSibling!).filter(dot => dot.checkVisibility());
    const more = canvas.getAllByText(/^\+\d$/).filter(text => text.checkVisibility());
    await expect(more).toHaveLength(1);
    await expect(more[0]!.getBoundingClientRect().left).toBeGreaterThan(seen.at(-1)!.getBoundingClientRect().right);
  },
};

/** The tile of a phone of 360 px, which is wider where text is larger: how many more there are stands beside the last dot. */
export const ManyColoursOnAPhone: Story = {
  ...ManyColours,
  globals: { viewport: { value: 'phone' } },
  decorators: [
    Tile => (
      <div style={{ inlineSize: '9.875rem' }}>
        <Tile />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const dots = await canvas.findAllByRole('radio');
    const line = dots[0]!.getBoundingClientRect();
    await expect(dots[2]!.getBoundingClientRect().top).toBe(line.top);
    const more = canvas.getByText('+3').getBoundingClientRect();
    await expect(more.top).toBeGreaterThan(line.top);
    await expect(more.bottom).toBeLessThan(line.bottom);
  },
};
export const Pictures: Story = { args: { product: kurta({ configurable_options: [pictured(4)] }) } };

/** How many more there are stands beside a name, not on it. */
export const ManyPicturesThatDoNotLoad: Story = {
  args: {
    product: kurta({
      configurable_options: [
        {
          ...pictured(6),
          values: pictured(6).values.map(value => ({
            ...value,
            label: `${value.label} print`,
            swatch_data: { ...value.swatch_data, thumbnail: 'data:image/png,broken' },
          })),
        },
      ],
    }),
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const [name, more] = [await canvas.findByText('plum print'), canvas.getByText('+3')];
    await expect(more.getBoundingClientRect().left).toBeGreaterThanOrEqual(name.getBoundingClientRect().right);
  },
};
/** Rule look-25. */
export const PictureThatDoesNotLoad: Story = {
  args: {
    product: kurta({
      configurable_options: [
        {
          ...pictured(3),
          label: 'Print',
          values: pictured(3).values.map(value =>
            value.uid === 'teal'
              ? {
                  ...value,
                  label: 'Block print',
                  swatch_data: { ...value.swatch_data, thumbnail: 'data:image/png,broken' },
                }
              : value,
          ),
        },
      ],
    }),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('Block print')).toBeVisible();
    await expect(canvas.getByRole('group', { name: 'Print' })).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'Block print' }));
    await expect(canvas.getByRole('radio', { name: 'Block print' })).toBeChecked();
    await expect(canvas.queryByText('rust')).toBeNull();
  },
};

/** One colour is no choice. */
export const OneColour: Story = {
  args: { product: kurta({ configurable_options: [swatches(1)] }) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('button', { name: 'Choose options: Bagru Print Cotton Kurta' });
    await expect(canvas.queryByRole('radio')).toBeNull();
  },
};

/** Rule listing-03. */
export const FewLeft: Story = {
  args: { product: kettle({ only_x_left_in_stock: 3 }) },
  play: async ({ canvasElement }) => void (await within(canvasElement).findByText('Only 3 left')),
};
const deliveredOnTuesday: Decorator = Story => (
  <DeliveryContext value="Delivery by Tue, 1 Dec">
    <Story />
  </DeliveryContext>
);

/** Rule listing-03: of three, the third is left out. */
export const Badges: Story = {
  tags: ['picture'],
  args: { product: kettle({ only_x_left_in_stock: 3, is_bestseller: true }) },
  decorators: [deliveredOnTuesday],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText('Only 3 left');
    await expect(canvas.getByText('Bestseller')).toBeVisible();
    await expect(canvas.queryByText(/Delivery by/)).toBeNull();
  },
};
export const BestsellerAndDelivery: Story = {
  args: { product: kettle({ only_x_left_in_stock: null, is_bestseller: true }) },
  decorators: [deliveredOnTuesday],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText('Bestseller');
    await expect(canvas.getByText('Delivery by Tue, 1 Dec')).toBeVisible();
  },
};
export const SoldOut: Story = {
  args: { product: kettle({ stock_status: 'OUT_OF_STOCK', only_x_left_in_stock: null }) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText('Out of stock');
    await expect(canvas.queryByRole('button', { name: /^Add to cart/ })).toBeNull();
  },
};
