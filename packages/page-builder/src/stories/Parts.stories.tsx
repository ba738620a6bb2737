import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { heading, image, map, products, tabs, text, video } from '../samples.ts';
import { ShownMarkup } from './ShownMarkup.tsx';

const meta = { title: 'Page builder/Parts', component: ShownMarkup } satisfies Meta<typeof ShownMarkup>;
export default meta;
type Story = StoryObj<typeof meta>;

const keys = ['earbuds', 'power-bank', 'tablet', 'laptop', 'smart-watch', 'speaker', 'monitor', 'keyboard'];
const sections: [string, string][] = [
  ['Details', text('<p>Twenty hours on one charge.</p>')],
  ['In the box', text('<ul><li>Earbuds</li><li>Cable</li></ul>')],
  ['Pictures', heading('From all sides', 3) + image('/media/drawn/earbuds', 'Earbuds in their case')],
];
const frame = (src: string) => video(`<iframe allowfullscreen="" src="${src}" data-element="video"></iframe>`);
const places = [
  {
    location_name: 'Connaught Place',
    position: { latitude: 28.6315, longitude: 77.2167 },
    phone: '+91 11 4000 0000',
    address: 'Block A 12',
    city: 'New Delhi',
    state: 'DL',
    zipcode: '110001',
    country: 'India',
    comment: 'Open from ten to nine',
  },
  {
    location_name: 'Saket',
    position: { latitude: 28.5245, longitude: 77.2066 },
    address: 'Press Enclave Road',
    city: 'New Delhi',
    state: 'DL',
    zipcode: '110017',
    country: 'India',
  },
];

export const ProductsGrid: Story = { args: { markup: products(keys.slice(0, 4)) } };
export const ProductsCarousel: Story = {
  args: {
    markup: products(keys, { 'data-appearance': 'carousel', 'data-show-arrows': 'true', 'data-show-dots': 'false' }),
  },
};
export const ProductsCarouselContinuous: Story = {
  args: {
    markup: products(keys, {
      'data-appearance': 'carousel',
      'data-carousel-mode': 'continuous',
      'data-center-padding': '60px',
      'data-infinite-loop': 'true',
      'data-show-arrows': 'true',
    }),
  },
};
export const TabsToTheLeft: Story = { args: { markup: tabs(sections) } };
export const TabsInTheMiddle: Story = {
  args: { markup: tabs(sections, { class: 'tab-align-center', 'data-active-tab': '1' }) },
};
export const TabsToTheRight: Story = { args: { markup: tabs(sections, { class: 'tab-align-right' }) } };
export const TabsByKeyboard: Story = {
  args: { markup: tabs(sections) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [first] = canvas.getAllByRole('tab');
    first?.focus();
    await waitFor(async () => {
      await userEvent.keyboard('{End}');
      await expect(canvas.getByRole('tab', { name: 'Pictures' })).toHaveFocus();
    });
    await expect(canvas.getByRole('heading', { name: 'From all sides' })).toBeVisible();
  },
};
export const VideoFromYouTube: Story = { args: { markup: frame('https://www.youtube.com/embed/abcdefghijk') } };
export const VideoFromVimeo: Story = { args: { markup: frame('https://player.vimeo.com/video/76979871') } };
export const VideoOfTheShop: Story = {
  args: { markup: video('<video src="https://shop.test/media/absent.mp4" data-element="video"></video>') },
};
export const Map: Story = { args: { markup: map(places) } };
export const MapWithoutControls: Story = {
  args: { markup: map(places.slice(0, 1), { 'data-show-controls': 'false' }) },
};
