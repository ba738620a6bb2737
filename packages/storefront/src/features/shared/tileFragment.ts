import { graphql } from '@shop/commerce-client';

/** What a tile shows of a product, whatever its type. */
export const TileFragment = graphql(`
  fragment Tile on ProductInterface @_unmask {
    uid
    sku
    name
    url_key
    url_suffix
    brand_code
    stock_status
    rating_summary
    review_count
    small_image { url }
    price_range {
      minimum_price {
        regular_price { value }
        final_price { value }
      }
      maximum_price { final_price { value } }
    }
    other_platform_prices { platform price { value } }
  }
`);
