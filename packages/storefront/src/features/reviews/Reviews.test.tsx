import { standInForModals } from '@shop/ui/stand-in-for-modals';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { cartBackEnd } from '../../testing/cartBackEnd.ts';
import { renderShop } from '../../testing/renderShop.tsx';
import type { FirstReviews } from './loadReviews.ts';
import { Reviews } from './Reviews.tsx';

afterEach(cleanup);

const pageOf = (current: number, ...summaries: string[]) => ({
  items: summaries.map(summary => ({
    review_id: btoa(summary),
    nickname: 'Meera',
    summary,
    text: 'Quick and quiet.',
    average_rating: 80,
    created_at: '2026-11-07 11:16:35',
    helpful_count: 0,
    pictures: [],
  })),
  page_info: { current_page: current, page_size: 5, total_pages: 3 },
});
const product = { sku: 'KETTLE', name: 'Kettle', url_key: 'kettle', rating_summary: 87, review_count: 5 };

const open = () => {
  const backEnd = cartBackEnd([]);
  backEnd.graphql['getReviews'] = async ({ page }: { page: number }) => ({
    products: {
      items: [{ __typename: 'SimpleProduct', uid: 'k', reviews: pageOf(page, `First of ${page}`, `Last of ${page}`) }],
    },
  });
  backEnd.graphql['getReviewRatings'] = async () => ({ productReviewRatingsMetadata: { items: [] } });
  const first = { reviews: { ...pageOf(1, 'First of 1'), star_counts: [] } } as unknown as FirstReviews;
  const element = <Reviews product={product} first={first} />;
  renderShop({ backEnd, path: '/kettle', routes: [{ path: '/kettle', element }] });
};
const more = () => screen.findByRole('button', { name: 'Show more' });
const heading = (name: string) => screen.findByRole('heading', { name });

it('leads the focus to the first of the reviews that the keyboard asked for', async () => {
  open();
  (await more()).focus();
  await userEvent.keyboard('{Enter}');
  const first = await heading('First of 2');
  await waitFor(() => expect(document.activeElement).toBe(first));
});

it('leaves the focus on a button that was clicked, and leads it on once there are no more and the button is gone', async () => {
  open();
  const button = await more();
  await userEvent.click(button);
  await heading('Last of 2');
  expect(document.activeElement).toBe(button);
  await userEvent.click(button);
  const first = await heading('First of 3');
  await waitFor(() => expect(document.activeElement).toBe(first));
});

it('keeps a review that was pasted and is too long, and says how long it is', async () => {
  standInForModals();
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Write a review' }));
  const field = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: /Your review/ });
  await userEvent.click(field);
  await userEvent.paste('क'.repeat(5001));
  await userEvent.click(screen.getByRole('button', { name: 'Send review' }));
  expect(await screen.findByText('Use at most 5000 characters: these are 5001.')).toBeTruthy();
  expect(field.value).toHaveLength(5001);
});
