import type { SandboxContext } from '../context.ts';
import type { CustomerRow } from '../customer/findCustomer.ts';
import { run, transaction } from '../database.ts';
import { inputError, noSuchEntity } from '../errors.ts';
import { orderDate } from '../orders/orderDate.ts';
import { productById, productBySku, type ProductRow, productTypeNames } from '../products/findProducts.ts';
import type { FieldResolver, ResolverMap } from '../resolverMap.ts';
import { encodeUid } from '../uid.ts';
import { listReviews, reviewById, type ReviewPage, type ReviewRow, starCounts } from './findReviews.ts';
import { attachPictures, picturesOf, uploadPicture, type UploadInput } from './reviewPictures.ts';
import { voteHelpful, type VoteInput } from './voteHelpful.ts';
import { type RatingInput, ratingNames, ratings, ratingsMetadata, readRatings } from './ratings.ts';

/**
 * Characters. Magento's columns take 128 and 255; a text is as long as the database allows, here as a page can bear.
 */
const LONGEST = { nickname: 128, summary: 255, text: 5000 } as const;

interface ReviewInput extends Record<keyof typeof LONGEST, string> {
  sku: string;
  ratings: (RatingInput | null)[];
}

function checkTexts(input: ReviewInput): void {
  if (input.summary.trim() === '') throw inputError('Please enter a review summary.');
  if (input.nickname.trim() === '') throw inputError('Please enter a nickname.');
  if (input.text.trim() === '') throw inputError('Please enter a review.');
  for (const [field, longest] of Object.entries(LONGEST)) {
    if (input[field as keyof typeof LONGEST].length > longest)
      throw inputError(`"${field}" length is greater than "${longest}" characters.`);
  }
}

/** Guests may write too, as in Magento by default. It waits for approval, and the one who wrote it gets it back. */
function createReview(input: ReviewInput, { db, clock, customerId, storeView }: SandboxContext): ReviewRow {
  const product = productBySku(db, input.sku);
  if (!product || (product.view !== null && product.view !== storeView.code))
    throw noSuchEntity(`Could not find a product with SKU "${input.sku}"`);
  checkTexts(input);
  const { quality, worth, price } = readRatings(input.ratings);
  const { id } = run(
    db,
    'INSERT INTO review (product_id, customer_id, nickname, summary, text, quality, worth, price, created_at) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)',
    product.parent_id ?? product.id,
    customerId,
    input.nickname.trim(),
    input.summary.trim(),
    input.text.trim(),
    quality,
    worth,
    price,
    clock().getTime(),
  );
  return reviewById(db, id)!;
}

const reviewsOfProduct: FieldResolver<ProductRow, ReviewPage> = (product, args, context) => {
  const id = product.parent_id ?? product.id;
  return { ...listReviews(context, 'product', id, args), star_counts: () => starCounts(context.db, id) };
};

/** What shoppers say of products. */
export const reviewResolvers: ResolverMap = {
  Query: {
    productReviewRatingsMetadata: (_, __, { storeView }) => ratingsMetadata(storeView.locale),
  },
  Mutation: {
    createProductReview: (_, { input, pictures }: { input: ReviewInput; pictures?: string[] | null }, context) => ({
      review: transaction(context.db, () => {
        const review = createReview(input, context);
        attachPictures(context, review.id, pictures ?? []);
        return review;
      }),
    }),
    uploadReviewPicture: async (_, { input }: { input: UploadInput }, context) => ({
      token: await uploadPicture(context, input),
    }),
    voteReviewHelpful: (_, { input }: { input: VoteInput }, context) => ({
      votes: voteHelpful(context, input),
    }),
  },
  ...Object.fromEntries(Object.values(productTypeNames).map(name => [name, { reviews: reviewsOfProduct }])),
  Customer: {
    reviews: (customer: CustomerRow, args: ReviewPage, context) => listReviews(context, 'customer', customer.id, args),
  },
  ProductReview: {
    average_rating: ({ percent }: ReviewRow) => Math.round((percent ?? 0) * 100) / 100,
    created_at: (review: ReviewRow) => orderDate(review.created_at),
    helpful_count: ({ helpful }: ReviewRow) => helpful,
    pictures: (review: ReviewRow, _, { db, mediaBase }) =>
      review.status === 'approved' ? picturesOf(db, review.id, mediaBase) : [],
    review_id: ({ id }: ReviewRow) => encodeUid(id),
    product: (review: ReviewRow, _, { db }) => productById(db, review.product_id),
    ratings_breakdown: (review: ReviewRow, _, { storeView }) =>
      ratings.flatMap(({ column }) =>
        review[column] === null ? [] : [{ name: ratingNames[storeView.locale][column], value: String(review[column]) }],
      ),
  },
};
