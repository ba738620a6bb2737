import { graphql } from '@shop/commerce-client';

/** What fits a text that is being typed. Magento takes names of categories from three letters on. */
export const SuggestionsQuery = graphql(`
  query Suggestions($search: String!, $withCategories: Boolean!) {
    products(search: $search, pageSize: 4) {
      items {
        uid
        name
        url_key
        url_suffix
        small_image { url }
        price_range {
          minimum_price { final_price { value } }
          maximum_price { final_price { value } }
        }
      }
    }
    categories(filters: { name: { match: $search } }, pageSize: 3) @include(if: $withCategories) {
      items { uid name url_path url_suffix breadcrumbs { category_name } }
    }
  }
`);
