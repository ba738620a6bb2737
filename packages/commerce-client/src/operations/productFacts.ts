import { graphql } from '../graphql.ts';

/**
 * What a product states and promises, and the terms of the shop that apply to it: all of it is beyond Magento, and with
 * the product's own query it would pass Magento's limit of complexity (300).
 */
export const GetProductFacts = graphql(`
  query ProductFacts($urlKey: String!) {
    products(filter: { url_key: { eq: $urlKey } }, pageSize: 1) {
      items {
        uid
        promises { return_days return_kind sold_by warranty }
        specifications { name rows { label value } }
        box_contents
        offers { code label }
        other_platform_prices { platform url updated_at }
      }
    }
    storeConfig {
      store_code
      delivery_terms { fee free_from }
      instalment_plans { bank months interest min_amount }
    }
  }
`);
