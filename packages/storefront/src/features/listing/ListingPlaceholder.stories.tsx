import type { Meta, StoryObj } from '@storybook/react-vite';
import { ListingPlaceholder } from './ListingPlaceholder.tsx';

const meta = {
  title: 'Listing/Placeholder',
  component: ListingPlaceholder,
  parameters: { layout: 'fullscreen' },
  args: { title: 'Audio' },
} satisfies Meta<typeof ListingPlaceholder>;
export default meta;

export const Coming: StoryObj<typeof meta> = {};
export const OnAPhone: StoryObj<typeof meta> = { globals: { viewport: { value: 'phone' } } };
