import { graphql } from '../graphql.ts';

const ReviewFragment = graphql(`
  fragment Review on ProductReview @_unmask {
    review_id
    nickname
    summary
    text
    created_at
    average_rating
    helpful_count
    pictures { url width height }
  }
`);

/**
 * The first reviews of a product, those with so many stars where that is asked for, and how many stars there are: with
 * the product's own query it would pass Magento's limit of complexity (300). A back end that does not count the stars
 * is asked for the latest.
 */
export const GetFirstReviews = graphql(
  `
    query getFirstReviews($urlKey: String!, $stars: Int, $sort: ReviewSortEnum, $isCounted: Boolean!) {
      products(filter: { url_key: { eq: $urlKey } }, pageSize: 1) {
        items {
          uid
          reviews(pageSize: 5, stars: $stars, sort: $sort) {
            items { ...Review }
            page_info { current_page total_pages }
            star_counts { stars count }
          }
          latest: reviews(pageSize: 50) @skip(if: $isCounted) { items { average_rating } }
        }
      }
    }
  `,
  [ReviewFragment],
);

/** A page of what shoppers say of a product. */
export const GetReviews = graphql(
  `
    query getReviews($urlKey: String!, $page: Int!, $pageSize: Int!, $stars: Int, $sort: ReviewSortEnum) {
      products(filter: { url_key: { eq: $urlKey } }, pageSize: 1) {
        items {
          uid
          reviews(pageSize: $pageSize, currentPage: $page, stars: $stars, sort: $sort) {
            items { ...Review }
            page_info { current_page total_pages }
          }
        }
      }
    }
  `,
  [ReviewFragment],
);

/** What a review rates by. */
export const GetReviewRatings = graphql(`
  query getReviewRatings { productReviewRatingsMetadata { items { id name values { value_id value } } } }
`);

/** Hands a review in; it is shown once approved. */
export const CreateReview = graphql(`
  mutation createReview($input: CreateProductReviewInput!, $pictures: [String!]) {
    createProductReview(input: $input, pictures: $pictures) { review { nickname } }
  }
`);

/** Keeps a picture until its review is sent. */
export const UploadReviewPicture = graphql(`
  mutation uploadReviewPicture($file: String!) {
    uploadReviewPicture(input: { base64_encoded_file: $file }) { token }
  }
`);

/** Says that a review helped, or takes that back. */
export const VoteReviewHelpful = graphql(`
  mutation voteReviewHelpful($id: ID!, $isHelpful: Boolean!, $voter: String!) {
    voteReviewHelpful(input: { review_id: $id, is_helpful: $isHelpful, voter: $voter }) { votes }
  }
`);
