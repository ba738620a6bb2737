import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Price } from '../price/Price.tsx';
import { ProductTile } from '../product-tile/ProductTile.tsx';
import { ProductGridSkeleton } from './ProductGridSkeleton.tsx';
import { ProductTileSkeleton } from './ProductTileSkeleton.tsx';
import { Skeleton } from './Skeleton.tsx';
import { guide } from './Skeleton.guide.tsx';

const meta = {
  title: 'Feedback/Skeleton – placeholder, shimmer, loader',
  id: 'feedback-skeleton',
  component: Skeleton,
  parameters: { guide },
  subcomponents: { ProductTileSkeleton, ProductGridSkeleton },
} satisfies Meta<typeof Skeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Line: Story = {};
export const Picture: Story = { args: { ratio: 0.8, width: '160px' } };
export const Face: Story = { args: { round: true, width: '48px', height: '48px' } };
export const Gallery: Story = { render: () => <ProductGridSkeleton /> };

/** What comes takes exactly the place that was kept for it. */
export const AsTallAsTheTile: Story = {
  render: () => (
    <div
      style={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(200px, 100%), 200px))',
        alignItems: 'start',
      }}
    >
      <div data-shape="">
        <ProductTileSkeleton />
      </div>
      <div data-shape="">
        <ProductTile
          href="/lumen.html"
          name="Auvira Lumen 5 5G"
          brand="Auvira"
          image="data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw=="
          price={<Price value={21_999} />}
        />
      </div>
    </div>
  ),
  play: async ({ canvasElement }) => {
    const [kept, come] = [...canvasElement.querySelectorAll<HTMLElement>('[data-shape]')].map(
      shape => shape.getBoundingClientRect().height,
    );
    await expect(Math.abs((kept ?? 0) - (come ?? 0))).toBeLessThan(1);
  },
};
