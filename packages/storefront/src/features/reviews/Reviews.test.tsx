import { userSlice } from '@shop/state';
import { standInForModals } from '@shop/ui/stand-in-for-modals';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useSearchParams } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { cartBackEnd } from '../../testing/cartBackEnd.ts';
import { renderShop } from '../../testing/renderShop.tsx';
import type { FirstReviews } from './loadReviews.ts';
import { Reviews } from './Reviews.tsx';

beforeEach(() => localStorage.clear());
const { detailsReceived } = userSlice.actions;

afterEach(() => {
  cleanup();
  sessionStorage.clear();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

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

const firstOf = (...summaries: string[]) =>
  ({ reviews: { ...pageOf(1, ...summaries), star_counts: [] } }) as unknown as FirstReviews;

const firstOnes = { all: firstOf('First of 1'), others: firstOf('First of others') };

/** Reviews, and others of them once the shopper has asked for those of four stars. */
function AskedReviews() {
  const [params, setParams] = useSearchParams();
  return (
    <>
      <button onClick={() => setParams({ stars: '4' })}>Others</button>
      <Reviews product={product} first={params.has('stars') ? firstOnes.others : firstOnes.all} />
    </>
  );
}

/** Who is signed in, if anybody, is not known yet. */
const open = (signedIn = false) => {
  const backEnd = cartBackEnd([]);
  backEnd.port.customer = () => new Promise(() => {});
  backEnd.graphql['getReviews'] = async ({ page }: { page: number }) => ({
    products: {
      items: [{ __typename: 'SimpleProduct', uid: 'k', reviews: pageOf(page, `First of ${page}`, `Last of ${page}`) }],
    },
  });
  backEnd.graphql['getReviewRatings'] = async () => ({ productReviewRatingsMetadata: { items: [] } });
  const routes = [{ path: '/kettle', Component: AskedReviews }];
  return { backEnd, ...renderShop({ backEnd, path: '/kettle', routes, signedIn }) };
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

const write = async () => userEvent.click(await screen.findByRole('button', { name: 'Write a review' }));

it('stays open while a review is on its way: opened anew it would send it twice', async () => {
  standInForModals();
  const { backEnd } = open();
  const { promise, resolve } = Promise.withResolvers<object>();
  const sent = vi.fn<() => Promise<object>>(() => promise);
  backEnd.graphql['createReview'] = sent;
  await write();
  for (const name of ['Name to show', 'In one line', /Your review/])
    await userEvent.type(await screen.findByRole('textbox', { name }), 'Good');
  const send = screen.getByRole('button', { name: 'Send review' });
  await userEvent.click(send);
  await waitFor(() => expect(sent).toHaveBeenCalledOnce());
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await userEvent.click(send);
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: /Your review/ }).value).toBe('Good');
  resolve({ createProductReview: { review: { nickname: 'Good' } } });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent).toHaveBeenCalledOnce();
});

// Rule reviews-04.
it('keeps a picture that is chosen before it is known who is signed in', async () => {
  standInForModals();
  // A picture that is still being read.
  vi.stubGlobal('createImageBitmap', () => new Promise(() => {}));
  const { store } = open(true);
  await write();
  const chosen = new File(['kettle'], 'kettle.jpg', { type: 'image/jpeg' });
  await userEvent.upload(await screen.findByLabelText(/^Pictures/), chosen);
  await screen.findByText('Sending 1 picture');
  act(() => void store.dispatch(detailsReceived({ email: 'asha@example.com', firstname: 'Asha', lastname: 'Rao' })));
  expect(screen.getByRole('button', { name: 'Remove picture 1' })).toBeTruthy();
});

// Rule reviews-04.
it('keeps a picture over a reload that the shop has once it is known who is signed in', async () => {
  standInForModals();
  const { promise: drawn, resolve } = Promise.withResolvers<object>();
  vi.stubGlobal('createImageBitmap', () => drawn);
  const context = { fillRect: () => {}, drawImage: () => {} } as unknown as CanvasRenderingContext2D;
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context);
  vi.spyOn(HTMLCanvasElement.prototype, 'toDataURL').mockReturnValue('data:image/jpeg;base64,a2V0dGxl');
  const asha = detailsReceived({ email: 'asha@example.com', firstname: 'Asha', lastname: 'Rao' });
  const { store, backEnd } = open(true);
  backEnd.graphql['uploadReviewPicture'] = async () => ({ uploadReviewPicture: { token: 'T1' } });
  await write();
  const chosen = new File(['kettle'], 'kettle.jpg', { type: 'image/jpeg' });
  await userEvent.upload(await screen.findByLabelText(/^Pictures/), chosen);
  act(() => void store.dispatch(asha));
  resolve({ width: 4, height: 4 });
  await screen.findByText('1 picture added');
  cleanup();
  const { store: anew } = open(true);
  await write();
  act(() => void anew.dispatch(asha));
  expect(await screen.findByRole('button', { name: 'Remove picture 1' })).toBeTruthy();
});

it('does not say below other reviews that more of the former could not be loaded', async () => {
  const { backEnd } = open();
  backEnd.graphql['getReviews'] = async () => ({ products: { items: [] } });
  await userEvent.click(await more());
  await screen.findByText('More reviews could not be loaded. Try again.');
  await userEvent.click(screen.getByRole('button', { name: 'Others' }));
  await heading('First of others');
  expect(screen.queryByText('More reviews could not be loaded. Try again.')).toBeNull();
});

it('keeps what was shown of other reviews when more of the former come late', async () => {
  const { backEnd } = open();
  const answer = backEnd.graphql['getReviews'] as (variables: { page: number }) => Promise<unknown>;
  const { promise: former, resolve } = Promise.withResolvers<unknown>();
  backEnd.graphql['getReviews'] = async () => {
    backEnd.graphql['getReviews'] = answer;
    return former;
  };
  await userEvent.click(await more());
  await userEvent.click(screen.getByRole('button', { name: 'Others' }));
  await userEvent.click(await more());
  await heading('Last of 2');
  resolve(await answer({ page: 2 }));
  await act(() => former);
  expect(screen.getAllByRole('heading', { level: 3 }).map(each => each.textContent)).toEqual([
    'First of others',
    'First of 2',
    'Last of 2',
  ]);
});
