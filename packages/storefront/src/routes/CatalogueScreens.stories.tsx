import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ShopScreen } from '../testing/ShopScreen.tsx';

const meta = {
  title: 'Screens/Catalogue',
  component: ShopScreen,
  tags: ['!autodocs', 'screen'],
  parameters: { layout: 'fullscreen', recording: 'catalogue' },
  args: { path: '/audio.html' },
} satisfies Meta<typeof ShopScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Waits for the heading of the page, which comes with what it shows. */
const shows =
  (heading: string | RegExp): NonNullable<Story['play']> =>
  async ({ canvas }) =>
    void (await canvas.findByRole('heading', { level: 1, name: heading }, { timeout: 15_000 }));

export const Category: Story = { tags: ['picture'], play: shows('Audio') };
export const FilteredByColour: Story = {
  args: { path: '/audio.html?color=31&color=47' },
  play: async ({ canvas }) => {
    for (const name of [/^Black/, /^Ocean blue/])
      await expect(await canvas.findByRole('checkbox', { name, hidden: true }, { timeout: 15_000 })).toBeChecked();
  },
};
export const SearchResults: Story = { args: { path: '/search.html?query=phone' }, play: shows(/phone/) };
export const NoSearchResults: Story = { args: { path: '/search.html?query=zzzz' }, play: shows(/zzzz/) };
export const Compared: Story = {
  tags: ['picture'],
  args: { path: '/compare?sku=PHN-101&sku=FLD-101&sku=FPH-101' },
  play: shows('Compare products'),
};
export const NothingCompared: Story = { args: { path: '/compare' }, play: shows('Compare products') };
export const SimpleProduct: Story = {
  tags: ['picture'],
  args: { path: '/zentoro-play-12-4g-6-gb-ram-128-gb.html' },
  play: shows(/Zentoro Play/),
};
export const ConfigurableProduct: Story = { args: { path: '/auvira-lumen-5-5g.html' }, play: shows(/Auvira Lumen 5/) };
export const Bundle: Story = {
  tags: ['picture'],
  args: { path: '/quantelle-campus-kit-laptop-mouse-and-bag.html' },
  play: shows(/Quantelle Campus Kit/),
};
export const Group: Story = {
  args: { path: '/tavanto-stove-side-cookware-piece-by-piece.html' },
  play: shows(/Tavanto Stove-side Cookware/),
};
export const Download: Story = {
  args: { path: '/six-short-walks-in-old-delhi-by-zoya-hamdard-e-book.html' },
  play: shows(/Six Short Walks in Old Delhi/),
};
export const GiftCard: Story = {
  args: { path: '/uphaari-gift-card-by-e-mail.html' },
  play: shows('Uphaari Gift Card by E-mail'),
};
export const Virtual: Story = {
  args: { path: '/vidyaan-python-for-beginners-42-lessons.html' },
  play: shows(/Vidyaan Python for Beginners/),
};
export const SoldOut: Story = {
  args: { path: '/zentoro-rugged-x-5g-12-gb-ram-256-gb.html' },
  play: shows(/Zentoro Rugged/),
};
export const Referral: Story = { args: { path: '/referral' }, play: shows(/refer/i) };
export const StopNotices: Story = { args: { path: '/stock-notices?code=c0de' }, play: shows('Stop these mails?') };
export const NotFound: Story = {
  args: { path: '/no-such-page.html' },
  play: async ({ canvas }) =>
    void (await canvas.findByRole('link', { name: 'BACK TO HOME PAGE' }, { timeout: 15_000 })),
};
export const BackEndAway: Story = {
  tags: ['!screen'],
  parameters: { fails: '"/audio.html"' },
  play: async ({ canvas }) => void (await canvas.findByText(/Something went wrong/, {}, { timeout: 15_000 })),
};

/** What the worker shows in place of a document, without a way to go on. */
export const OfflinePage: Story = { args: { path: '/offline' }, play: shows('You are offline') };
