import { graphql } from '../graphql.ts';

/** The store view and its settings (client-12), for whoever is not the frame of a page. */
export const GetStoreConfig = graphql(`
  query storeConfig {
    storeConfig {
      store_code
      store_name
      website_name
      locale
      default_title
      default_description
      header_logo_src
      logo_alt
      logo_width
      logo_height
      absolute_footer
      base_url
      base_static_url
      base_media_url
      category_url_suffix
      cms_no_route
      no_route
    }
  }
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
