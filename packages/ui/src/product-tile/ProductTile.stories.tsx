import type { Meta, StoryObj } from '@storybook/react-vite';
import { Heart } from 'lucide-react';
import { Badge } from '../badge/Badge.tsx';
import { Button } from '../button/Button.tsx';
import { IconButton } from '../button/IconButton.tsx';
import { Link } from '../link/Link.tsx';
import { Price } from '../price/Price.tsx';
import { ProductTileSkeleton } from '../skeleton/ProductTileSkeleton.tsx';
import { ProductGrid } from './ProductGrid.tsx';
import { ProductTile } from './ProductTile.tsx';
import { guide } from './ProductTile.guide.tsx';

const picture = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 100"><rect width="80" height="100" fill="#e9edfb"/>' +
    '<rect x="26" y="22" width="28" height="56" rx="5" fill="#2b3a67"/>' +
    '<rect x="28" y="25" width="24" height="50" rx="3" fill="#8fa4e8"/></svg>',
)}`;

const meta = {
  title: 'Catalogue/Product tile – product card, product grid',
  id: 'catalogue-product-tile',
  component: ProductTile,
  parameters: { guide },
  subcomponents: { ProductGrid },
  args: {
    href: '/lumen.html',
    brand: 'Auvira',
    name: 'Auvira Lumen 5 5G',
    image: picture,
    price: <Price value={21_999} />,
  },
  decorators: [
    Story => (
      <div style={{ inlineSize: 240 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ProductTile>;
export default meta;
type Story = StoryObj<typeof meta>;

export const FullPrice: Story = {};
export const OnSale: Story = { tags: ['picture'], args: { price: <Price value={21_999} was={24_999} /> } };
export const ARangeOfPrices: Story = { args: { price: <Price value={21_999} was={24_999} prefix="From" /> } };
export const ComparedWithOthers: Story = {
  args: {
    price: <Price value={21_999} was={24_999} />,
    otherPrices: [
      { platform: 'Kartora', value: 22_499 },
      { platform: 'MegaHaat', value: 23_290 },
    ],
  },
};
export const Rated: Story = {
  args: { price: <Price value={21_999} was={24_999} />, rating: { percent: 88, count: 1_342 } },
};
export const OutOfStock: Story = { tags: ['picture'], args: { outOfStock: true, rating: { percent: 61, count: 9 } } };
export const LongName: Story = {
  args: { name: 'Zentoro Pavilion Nova 27-inch Quad HD Monitor with Height, Tilt and Pivot Stand' },
};
export const PriceForMembers: Story = {
  args: {
    price: (
      <Link
        href="/sign-in"
        style={{ position: 'relative', display: 'inline-flex', alignItems: 'center', minBlockSize: 'var(--touch)' }}
      >
        Sign in to see the price
      </Link>
    ),
  },
};
export const EarnsCoins: Story = {
  args: {
    footer: (
      <div>
        <Badge tone="coin">Earn 219 coins</Badge>
      </div>
    ),
  },
};
export const WithBadgeAndAction: Story = {
  args: {
    badge: <Badge tone="warning">Only 3 left</Badge>,
    actions: (
      <Button kind="secondary" size="small" wide>
        Add
      </Button>
    ),
  },
};
export const WithCornerAndChoices: Story = {
  args: {
    corner: (
      <IconButton label="Wishlist: Auvira Lumen 5 5G">
        <Heart size={20} strokeWidth={1.5} aria-hidden />
      </IconButton>
    ),
    choices: <span style={{ fontSize: 'var(--size-12)' }}>In three colours</span>,
  },
};
export const Coming: Story = { render: () => <ProductTileSkeleton /> };

export const Grid: Story = {
  decorators: [
    Story => (
      <div style={{ inlineSize: 'min(1080px, 92vw)' }}>
        <Story />
      </div>
    ),
  ],
  render: args => (
    <ProductGrid label="Phones">
      {Array.from({ length: 6 }, (_, index) => (
        <ProductTile
          key={index}
          {...args}
          price={<Price value={21_999} was={index % 2 ? 24_999 : undefined} />}
          otherPrices={index % 3 === 1 ? [{ platform: 'Kartora', value: 22_499 }] : []}
          outOfStock={index === 4}
          footer={
            index % 3 === 2 && (
              <div>
                <Badge tone="coin">Earn 219 coins</Badge>
              </div>
            )
          }
        />
      ))}
    </ProductGrid>
  ),
};
