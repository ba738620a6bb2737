import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test';
import { ShopPart, type ShopPartProps } from '../../testing/ShopPart.tsx';
import type { FirstReviews } from './loadReviews.ts';
import { Reviews } from './Reviews.tsx';
import type { ReviewsProps } from './Reviews.tsx';

const said = (nickname: string, summary: string, text: string, percent: number, helpful = 0) => ({
  review_id: btoa(summary),
  nickname,
  summary,
  text,
  average_rating: percent,
  created_at: '2026-11-07 11:16:35',
  helpful_count: helpful,
  pictures: [] as { url: string; width: number; height: number }[],
});
const pageOf = (items: object[], current = 1, total = 1) => ({
  items,
  page_info: { current_page: current, page_size: 5, total_pages: total },
});
const starCounts = [1, 2, 0, 0, 0].map((count, index) => ({ stars: 5 - index, count }));
const first = (items: ReturnType<typeof said>[], total = 1) =>
  ({ reviews: { ...pageOf(items, 1, total), star_counts: starCounts } }) as FirstReviews;

const product = {
  sku: 'KETTLE',
  name: 'Gharika Electric Kettle',
  url_key: 'kettle',
  rating_summary: 87,
  review_count: 3,
};
const reviews = [
  said(
    'Meera',
    'Boils in three minutes',
    'Quick and quiet. The lid opens with one hand, which matters in a small kitchen.',
    100,
    12,
  ),
  said('Farhan', 'Good, but the cord is short', 'Works well. I had to move the mixer to reach the socket.', 80),
  said('Lakshmi', 'Bought a second one', 'For my parents. They use it every morning.', 80),
];
const stars = (rating: string) => ({
  id: btoa(rating),
  name: rating,
  values: [1, 2, 3, 4, 5].map(value => ({ value_id: btoa(`${rating}${value}`), value: String(value) })),
});
const ratings = { productReviewRatingsMetadata: { items: [stars('Quality'), stars('Value')] } };

function Place({ answers, refusals, path, featuresOff, ...props }: ReviewsProps & Omit<ShopPartProps, 'children'>) {
  return (
    <ShopPart
      answers={{ getReviewRatings: ratings, ...answers }}
      refusals={refusals ?? {}}
      {...(path && { path })}
      {...(featuresOff && { featuresOff })}
    >
      <section aria-labelledby="reviews-title">
        <Reviews {...props} />
      </section>
    </ShopPart>
  );
}

const meta = {
  title: 'Product/Reviews',
  component: Place,
  parameters: { docs: { story: { inline: false, height: '640px' } } },
  args: { product, first: first(reviews) },
} satisfies Meta<typeof Place>;
export default meta;
type Story = StoryObj<typeof meta>;

export const None: Story = { args: { product: { ...product, rating_summary: 0, review_count: 0 }, first: first([]) } };

export const OnlyStars: Story = {
  args: { product: { ...product, review_count: 2_210 }, first: { reviews: pageOf([]) } as unknown as FirstReviews },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('No written reviews yet. Be the first to say how it is.')).toBeVisible();
    await expect(canvas.getByText('2,210 ratings')).toBeVisible();
    await expect(canvas.queryByRole('list')).toBeNull();
  },
};

export const Some: Story = {};

/** Rule reviews-01. */
export const FourStars: Story = {
  args: { path: '/kettle?stars=4&reviews=helpful', first: first(reviews.slice(1)) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('link', { name: '4 stars: 2' })).toHaveAttribute('aria-current', 'true');
    await expect(canvas.getByRole('link', { name: '5 stars: 1' })).toHaveAttribute(
      'href',
      '/kettle?stars=5&reviews=helpful#reviews',
    );
    await expect(canvas.getByRole('link', { name: 'Not only 4 stars' })).toHaveAttribute(
      'href',
      '/kettle?reviews=helpful#reviews',
    );
    await expect(canvas.getByRole('link', { name: 'Most helpful' })).toHaveAttribute('aria-current', 'true');
    await expect(canvas.getByRole('status')).toHaveTextContent('2 reviews with 4 out of 5 stars');
  },
};

/** What is pressed goes with the stars that it takes back: one goes on beside it. */
export const StarsTakenBack: Story = {
  args: { path: '/kettle?stars=4' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    (await canvas.findByRole('link', { name: 'Not only 4 stars' })).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.queryByRole('link', { name: 'Not only 4 stars' })).toBeNull());
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Newest' })).toHaveFocus());
  },
};

/** A plain Magento counts no stars and no votes, and keeps no pictures. */
export const PlainBackEnd: Story = {
  args: {
    featuresOff: ['review-filters', 'helpful-votes', 'review-pictures'],
    first: { reviews: pageOf(reviews), latest: { items: reviews } } as unknown as FirstReviews,
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('The latest 3 reviews')).toBeVisible();
    await expect(canvas.queryByRole('link')).toBeNull();
    await expect(canvas.queryByRole('button', { name: /Helpful/ })).toBeNull();
  },
};

/** Rule reviews-03. */
export const Helped: Story = {
  args: { answers: { voteReviewHelpful: { voteReviewHelpful: { votes: 14 } } } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const button = await canvas.findByRole('button', { name: 'Helpful, 12: Boils in three minutes' });
    await expect(button).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    // As the shop counts, for another shopper found it helpful, too.
    await waitFor(() => expect(button).toHaveAccessibleName('Helpful, 14: Boils in three minutes'));
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-pressed', 'false');
  },
};

/** What it says is read on the ground of what is pressed, too. */
export const HelpedOnce: Story = {
  args: Helped.args ?? {},
  play: async ({ canvasElement }) => {
    const button = await within(canvasElement).findByRole('button', { name: /^Helpful, 12/ });
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-pressed', 'true');
  },
};

const picture = (colour: string) => ({
  url: `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3" width="400" height="300"><path fill="${colour}" d="M0 0h4v3H0z"/></svg>`,
  )}`,
  width: 400,
  height: 300,
});

/** Rule reviews-04. */
export const Pictures: Story = {
  args: { first: first([{ ...reviews[0]!, pictures: [picture('peru'), picture('teal')] }, ...reviews.slice(1)]) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const opener = await canvas.findByRole('button', { name: 'Open picture 1 of 2' });
    await userEvent.click(opener);
    const dialog = await canvas.findByRole('dialog', { name: 'Pictures by Meera' });
    await expect(await within(dialog).findByRole('img', { name: 'Picture 1 by Meera' })).toBeInTheDocument();
    await userEvent.keyboard('{ArrowRight}');
    await expect(within(dialog).getByRole('img', { name: 'Picture 2 by Meera' })).toBeInTheDocument();
    await expect(within(dialog).getByRole('button', { name: 'Next picture' })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

export const MorePages: Story = {
  args: {
    first: first(reviews.slice(0, 2), 2),
    answers: {
      getReviews: {
        products: { items: [{ __typename: 'SimpleProduct', uid: 'k', reviews: pageOf(reviews.slice(2), 2, 2) }] },
      },
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Show more' }));
    await expect(await canvas.findByText('Bought a second one')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Show more' })).toBeNull();
  },
};

export const MoreNotLoaded: Story = {
  args: { first: first(reviews, 2), refusals: { getReviews: 'Internal server error' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Show more' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('More reviews could not be loaded.');
  },
};

const openForm = async (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement);
  await userEvent.click(await canvas.findByRole('button', { name: 'Write a review' }));
  return within(await canvas.findByRole('dialog', { name: 'Write a review' }));
};

const fillForm = async (form: Awaited<ReturnType<typeof openForm>>) => {
  for (const star of await form.findAllByRole('radio', { name: '4 stars' })) await userEvent.click(star);
  await userEvent.type(form.getByLabelText('Name to show'), 'Asha');
  await userEvent.type(form.getByLabelText('In one line'), 'Light and quick');
  await userEvent.type(form.getByLabelText('Your review'), 'I use it every day.');
  await userEvent.click(form.getByRole('button', { name: 'Send review' }));
};

export const Form: Story = {
  play: async ({ canvasElement }) => {
    const form = await openForm(canvasElement);
    await expect((await form.findAllByRole('radio', { name: '5 stars' })).length).toBe(2);
  },
};

const photo = async (name: string) => {
  const { promise, resolve } = Promise.withResolvers<Blob | null>();
  document.createElement('canvas').toBlob(resolve);
  return new File([(await promise)!], name, { type: 'image/png' });
};

/** As many pictures as are taken: who takes one out goes on where others are chosen. */
export const FullOfPictures: Story = {
  args: {
    product: { ...product, sku: 'PICTURES' },
    answers: { uploadReviewPicture: { uploadReviewPicture: { token: 'a-token' } } },
  },
  play: async ({ canvasElement }) => {
    const form = await openForm(canvasElement);
    const chooser = await form.findByLabelText<HTMLInputElement>('Pictures');
    const held = new DataTransfer();
    for (const file of await Promise.all(['1', '2', '3', '4'].map(photo))) held.items.add(file);
    chooser.files = held.files;
    await fireEvent.change(chooser);
    await waitFor(() => expect(chooser).toBeDisabled());
    form.getByRole('button', { name: 'Remove picture 4' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(chooser).toHaveFocus();
  },
};

export const FormWithErrors: Story = {
  args: { product: { ...product, sku: 'ERRORS' } },
  play: async ({ canvasElement }) => {
    const form = await openForm(canvasElement);
    await userEvent.click(await form.findByRole('button', { name: 'Send review' }));
    await expect(await form.findAllByText('Choose 1 to 5 stars.')).toHaveLength(2);
    // The dialog may still be fading in.
    await waitFor(() => expect(form.getByText('Write what others should know.')).toBeVisible());
  },
};

/** The stars that the shop knows could not be asked for. */
export const FormNotLoaded: Story = {
  args: { refusals: { getReviewRatings: 'Internal server error' } },
  play: async ({ canvasElement }) => {
    const form = await openForm(canvasElement);
    await expect(await form.findByRole('button', { name: 'Try again' })).toBeEnabled();
    await expect(form.getByRole('alert')).toHaveTextContent('The stars could not be loaded.');
  },
};

export const Sent: Story = {
  args: {
    product: { ...product, sku: 'SENT' },
    answers: { createReview: { createProductReview: { review: { nickname: 'Asha' } } } },
  },
  play: async ({ canvasElement }) => {
    await fillForm(await openForm(canvasElement));
    await waitFor(() => expect(within(canvasElement).queryByRole('dialog')).toBeNull());
    await expect(within(canvasElement).getByRole('button', { name: 'Write a review' })).toHaveFocus();
  },
};

/** What was written stays in its fields. */
export const Refused: Story = {
  args: {
    product: { ...product, sku: 'REFUSED' },
    refusals: { createReview: 'Creating guest product reviews is not allowed.' },
  },
  play: async ({ canvasElement }) => {
    const form = await openForm(canvasElement);
    await fillForm(form);
    await expect(await form.findByText('Creating guest product reviews is not allowed.')).toBeVisible();
    await expect(form.getByLabelText('Your review')).toHaveValue('I use it every day.');
  },
};
