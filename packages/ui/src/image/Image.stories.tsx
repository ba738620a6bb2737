import type { Meta, StoryObj } from '@storybook/react-vite';
import { Image } from './Image.tsx';
import { drawnPhone } from './drawnPhone.ts';
import { guide } from './Image.guide.tsx';

const picture = drawnPhone('#e9edfb', '#2b3a67');

const meta = {
  title: 'Catalogue/Image – picture, photo',
  id: 'catalogue-image',
  component: Image,
  parameters: { guide },
  args: { src: picture, alt: 'A phone from the front', sizes: '240px' },
  decorators: [
    Story => (
      <div style={{ position: 'relative', inlineSize: 240, minBlockSize: 120 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Image>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Upright: Story = {};
export const Square: Story = { args: { ratio: 1 } };
export const ItsOwnRatio: Story = { args: { natural: true } };
export const FillsItsPlace: Story = { args: { fill: true } };
export const AnotherOnPhones: Story = { args: { mobileSrc: drawnPhone('#fdf1ea', '#a32d15') } };
export const MainPicture: Story = { args: { priority: true } };
