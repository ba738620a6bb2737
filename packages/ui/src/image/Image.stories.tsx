import type { Meta, StoryObj } from '@storybook/react-vite';
import { Image } from './Image.tsx';
import { guide } from './Image.guide.tsx';

const drawn = (ground: string, body: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 100"><rect width="80" height="100" fill="${ground}"/>` +
      `<rect x="26" y="22" width="28" height="56" rx="5" fill="${body}"/></svg>`,
  )}`;
const picture = drawn('#e9edfb', '#2b3a67');

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
export const AnotherOnPhones: Story = { args: { mobileSrc: drawn('#fdf1ea', '#a32d15') } };
export const MainPicture: Story = { args: { priority: true } };
