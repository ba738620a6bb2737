import type { Meta, StoryObj } from '@storybook/react-vite';
import { ShopPart } from '../../testing/ShopPart.tsx';
import { ListingPlaceholder } from './ListingPlaceholder.tsx';

const meta = {
  title: 'Listing/Placeholder',
  component: ListingPlaceholder,
  parameters: { layout: 'fullscreen' },
  args: { title: 'Audio' },
  decorators: [
    Story => (
      <ShopPart>
        <Story />
      </ShopPart>
    ),
  ],
} satisfies Meta<typeof ListingPlaceholder>;
export default meta;

/** Rule routes-10. */
export const Coming: StoryObj<typeof meta> = {};
export const OnAPhone: StoryObj<typeof meta> = { globals: { viewport: { value: 'phone' } } };
