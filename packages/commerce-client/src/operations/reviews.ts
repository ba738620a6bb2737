import { graphql } from '../graphql.ts';

/**
 * The first reviews of a product, and what the latest give: with the product's own query it would pass Magento's limit
 * of complexity (300).
 */
export const GetFirstReviews = graphql(`
  query getFirstReviews($urlKey: String!) {
    products(filter: { url_key: { eq: $urlKey } }, pageSize: 1) {
      items {
        uid
        reviews(pageSize: 5) {
          items { nickname summary text created_at average_rating ratings_breakdown { name value } }
          page_info { current_page total_pages }
        }
        latest: reviews(pageSize: 50) { items { average_rating } }
      }
    }
  }
`);

/** A page of what shoppers say of a product. */
export const GetReviews = graphql(`
  query getReviews($urlKey: String!, $page: Int!, $pageSize: Int!) {
    products(filter: { url_key: { eq: $urlKey } }, pageSize: 1) {
      items {
        uid
        reviews(pageSize: $pageSize, currentPage: $page) {
          items { nickname summary text created_at average_rating ratings_breakdown { name value } }
          page_info { current_page total_pages }
        }
      }
    }
  }
`);

/** What a review rates by. */
export const GetReviewRatings = graphql(`
  query getReviewRatings { productReviewRatingsMetadata { items { id name values { value_id value } } } }
`);

/** Hands a review in; it is shown once approved. */
export const CreateReview = graphql(`
  mutation createReview($input: CreateProductReviewInput!) {
    createProductReview(input: $input) { review { nickname } }
  }
`);
