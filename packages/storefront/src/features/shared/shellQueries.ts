import { graphql } from '@shop/commerce-client';

/**
 * What the frame of every page needs at once. The lower levels of the menu come when somebody reaches for it, by
 * `getMegaMenu`.
 */
export const ShellQuery = graphql(`
  query Shell {
    storeConfig {
      store_code
      store_name
      default_title
      absolute_footer
      copyright
      category_url_suffix
      product_url_suffix
      header_logo_src
      logo_alt
      logo_width
      logo_height
      base_media_url
      base_url
      default_display_currency_code
      customer_access_token_lifetime
      minimum_password_length
      required_character_classes_number
      guest_price_hidden
      cms_home_page
      cms_no_route
      no_route
    }
    categoryList {
      uid
      children { uid name url_path position include_in_menu children_count }
    }
  }
`);
