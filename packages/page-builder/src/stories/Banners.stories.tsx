import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { poster, slider, type PosterSample } from '../samples.ts';
import { ShownMarkup } from './ShownMarkup.tsx';

const meta = { title: 'Page builder/Banners and sliders', component: ShownMarkup } satisfies Meta<typeof ShownMarkup>;
export default meta;
type Story = StoryObj<typeof meta>;

const banner = (options: PosterSample, title = 'Weekend, but bigger') =>
  poster(`<h2>${title}</h2><p>Televisions from ₹14,990.</p>`, {
    picture: '/media/drawn/river',
    mobile: '/media/drawn/phone',
    href: '/televisions.html',
    label: 'Shop televisions',
    ...options,
  });
const slides = ['Semester sorted', 'Sound for less', 'Keep it cool'].map((title, index) =>
  banner({ type: 'slide', picture: `/media/drawn/slide${index}`, label: `See offer ${index + 1}` }, title),
);

export const BannerPoster: Story = { args: { markup: banner({ appearance: 'poster' }) } };
/** The banner cuts off what stands beyond its edges: its ring stands within them. */
export const BannerWithTheFocus: Story = {
  args: { markup: banner({}) },
  play: async ({ canvas }) => {
    await userEvent.tab();
    const link = canvas.getByRole('link');
    await expect(link).toHaveFocus();
    const { outlineOffset, outlineWidth } = getComputedStyle(link);
    await expect(Number.parseFloat(outlineOffset) + Number.parseFloat(outlineWidth)).toBeLessThanOrEqual(0);
  },
};
export const BannerCollageLeft: Story = { args: { markup: banner({ appearance: 'collage-left' }) } };
export const BannerCollageCentered: Story = { args: { markup: banner({ appearance: 'collage-centered' }) } };
export const BannerCollageRight: Story = { args: { markup: banner({ appearance: 'collage-right' }) } };
/** Rule content-20: the words end above the foot of the picture. */
export const BannerOnAPhone: Story = {
  args: { markup: banner({ appearance: 'collage-left' }) },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement }) => {
    const words = canvas.getByText('Shop televisions').getBoundingClientRect();
    const poster = canvasElement.querySelector('[data-upright]')!.getBoundingClientRect();
    await expect(poster.bottom - words.bottom).toBeGreaterThan(poster.width * 0.4);
  },
};
/** Rule content-20 as far as the picture for phones is shown (content-14). */
export const BannerOnATablet: Story = { ...BannerOnAPhone, globals: { viewport: { value: 'tablet' } } };
export const OverlayAndButtonOnHover: Story = { args: { markup: banner({ overlay: 'hover', button: 'hover' }) } };
export const OverlayAndButtonNever: Story = { args: { markup: banner({ overlay: 'never', button: 'never' }) } };
export const BannerWithVideoThatFails: Story = {
  args: {
    markup: banner({
      wrapper: {
        'data-background-type': 'video',
        'data-video-src': 'mp4:/media/absent.mp4',
        'data-video-fallback-src': '/media/drawn/river',
      },
    }),
  },
};

export const Slider: Story = { args: { markup: slider(slides) } };
export const SliderThatPlays: Story = {
  args: { markup: slider(slides, { 'data-autoplay': 'true', 'data-autoplay-speed': '60000' }) },
};
export const SliderThatFades: Story = {
  args: { markup: slider(slides, { 'data-fade': 'true' }) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const frame = canvas.getByRole('group', { name: 'Highlights' });
    await waitFor(() => expect(frame).toHaveAttribute('data-ready'));
    await userEvent.click(canvas.getByRole('button', { name: 'Show 3 of 3' }));
    await expect(canvas.getByRole('button', { name: 'Show 3 of 3' })).toHaveAttribute('aria-current', 'true');
  },
};
export const SliderWithoutArrowsAndDots: Story = {
  args: { markup: slider(slides, { 'data-show-arrows': 'false', 'data-show-dots': 'false' }) },
};
export const SliderThatEnds: Story = { args: { markup: slider(slides, { 'data-infinite-loop': 'false' }) } };
