import type { Meta, StoryObj } from '@storybook/react-vite';
import { Link } from '@shop/ui';
import { expect, waitFor } from 'storybook/test';
import { ShopPart } from '../../testing/ShopPart.tsx';
import { keepConsent, readConsent } from '../shared/consent/consentCookie.ts';
import { consentHref } from '../shared/consent/consentHref.ts';
import { AskConsent } from './AskConsent.tsx';

const forget = () => {
  document.cookie = 'consent_kaveri=; Path=/; Max-Age=0';
};

const at = (path: string) => (
  <ShopPart path={path}>
    <main tabIndex={-1}>
      <p>The page goes on below.</p>
      <Link href={consentHref}>Privacy choices</Link>
    </main>
    <AskConsent />
  </ShopPart>
);

/** Rule analytics-03. */
const meta = {
  title: 'Chrome/Consent',
  component: AskConsent,
  render: () => at('/'),
  parameters: { layout: 'fullscreen' },
  beforeEach: forget,
  afterEach: forget,
} satisfies Meta<typeof AskConsent>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Asked: Story = {
  tags: ['picture'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('complementary', { name: 'May we learn from your visit?' })).toBeVisible();
    await expect(document.activeElement).toBe(document.body);
  },
};
const keepsClear: Story['play'] = async ({ canvas }) => {
  const question = await canvas.findByRole('complementary', { name: 'May we learn from your visit?' });
  const { scrollPaddingBlockEnd: kept } = getComputedStyle(document.documentElement);
  /** Of the smallest thing that is pressed, px. */
  const least = 24;
  await expect(Number.parseFloat(kept) + least).toBeGreaterThan(innerHeight - question.getBoundingClientRect().top);
};
/** What gets the focus while it stands there does not lie under it. */
export const ClearOfTheFocus: Story = { globals: { viewport: { value: 'desktop' } }, play: keepsClear };
export const ClearOfTheFocusOnAPhone: Story = { globals: { viewport: { value: 'phone' } }, play: keepsClear };
/** A phone that lies on its side has no room beside it: it stands below the page. */
export const OnALyingPhone: Story = {
  parameters: { viewport: { options: { lying: { name: 'Lying', styles: { width: '640px', height: '320px' } } } } },
  globals: { viewport: { value: 'lying' } },
  play: async ({ canvas }) => {
    const question = await canvas.findByRole('complementary', { name: 'May we learn from your visit?' });
    await waitFor(() => expect(getComputedStyle(question).position).toBe('static'));
  },
};
export const Allowed: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Allow' }));
    await waitFor(() => expect(canvas.queryByRole('complementary')).toBeNull());
    await expect(readConsent('kaveri')).toBe(true);
    await expect(canvas.getByRole('main')).toHaveFocus();
  },
};
/** Another tab has asked meanwhile. */
export const AnsweredElsewhere: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Allow' });
    document.cookie = 'consent_kaveri=no; Path=/';
    document.dispatchEvent(new Event('visibilitychange'));
    await waitFor(() => expect(canvas.queryByRole('complementary')).toBeNull());
  },
};
export const Declined: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Decline' }));
    await waitFor(() => expect(canvas.queryByRole('complementary')).toBeNull());
    await expect(readConsent('kaveri')).toBe(false);
  },
};
/** Who comes by the footer's link is back at it afterwards. */
export const CalledByALink: Story = {
  beforeEach: () => keepConsent('kaveri', false),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Privacy choices' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Allow' }));
    await waitFor(() => expect(canvas.queryByRole('complementary')).toBeNull());
    await expect(canvas.getByRole('link', { name: 'Privacy choices' })).toHaveFocus();
  },
};
/** The footer, or a page of editors, leads back to it. */
export const Changed: Story = {
  beforeEach: () => keepConsent('kaveri', true),
  render: () => at('/#privacy-choices'),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/You have allowed it/)).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'May we learn from your visit?' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Decline' }));
    await waitFor(() => expect(canvas.queryByRole('complementary')).toBeNull());
    await expect(readConsent('kaveri')).toBe(false);
  },
};
const notAsked: Story['play'] = async ({ canvas }) => {
  await expect(await canvas.findByText('The page goes on below.')).toBeVisible();
  await expect(canvas.queryByRole('complementary')).toBeNull();
};
/** Nothing stands over the buttons of who is about to pay. */
export const NotAskedInTheCart: Story = { render: () => at('/cart'), play: notAsked };
/** Nor over the button below a password: a window of a phone has no room beside both. */
export const NotAskedWhereOneSignsIn: Story = { render: () => at('/sign-in/'), play: notAsked };
