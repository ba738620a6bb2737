import { graphql } from '../graphql.ts';

/** The store view and its settings (client-12), and what sign-in, money and page titles need beside them. */
export const GetStoreConfig = graphql(`
  query storeConfig {
    storeConfig {
      id
      store_code
      store_name
      website_name
      locale
      default_title
      default_description
      default_keywords
      title_prefix
      title_suffix
      header_logo_src
      logo_alt
      logo_width
      logo_height
      absolute_footer
      copyright
      base_url
      base_static_url
      base_media_url
      secure_base_media_url
      category_url_suffix
      product_url_suffix
      cms_home_page
      cms_no_route
      no_route
      root_category_uid
      default_display_currency_code
      customer_access_token_lifetime
      minimum_password_length
      required_character_classes_number
      is_guest_checkout_enabled
    }
  }
`);

/** Apart from the rest, because only a back end with our extension knows the field. */
export const GetGuestPriceRule = graphql(`
  query getGuestPriceRule { storeConfig { store_code guest_price_hidden } }
`);

export const GetLocale = graphql(`
  query getLocale { storeConfig { store_code locale } }
`);

/** The store views that a shopper may choose from. */
export const GetAvailableStores = graphql(`
  query getAvailableStores {
    availableStores {
      id
      store_code
      store_name
      default_display_currency_code
      secure_base_media_url
    }
  }
`);
