import { graphql, type FragmentOf } from '@shop/commerce-client';
import { QuickAddFragment } from '../shared/quickAdd/quickAddFragment.ts';
import { TileFragment } from '../shared/tileFragment.ts';

/** A product as a listing shows it: its tile, what it can be had in, how few are left, and how it is bought. */
export const ListedFragment = graphql(
  `
  fragment Listed on ProductInterface @_unmask {
    ...Tile
    ...QuickAdd
    only_x_left_in_stock
    ... on ConfigurableProduct {
      configurable_options {
        attribute_code
        label
        position
        values { uid label swatch_data { __typename value ... on ImageSwatchData { thumbnail } } }
      }
    }
  }
`,
  [TileFragment, QuickAddFragment],
);

export type ListedProduct = FragmentOf<typeof ListedFragment>;

/** One page of a listing with the filters that it can be narrowed by. */
export const ListingQuery = graphql(
  `
  query Listing($search: String, $filter: ProductAttributeFilterInput, $sort: ProductAttributeSortInput, $pageSize: Int!, $currentPage: Int!) {
    products(search: $search, filter: $filter, sort: $sort, pageSize: $pageSize, currentPage: $currentPage) {
      total_count
      page_info { current_page page_size total_pages }
      items { ...Listed }
      aggregations { attribute_code label count options { label value count } }
      filters { request_var filter_items { value_string ... on SwatchLayerFilterItemInterface { swatch_data { type value } } } }
      suggestions { search }
      sort_fields { options { value } }
    }
  }
`,
  [ListedFragment],
);

/** What listings can be narrowed by: Magento tells apart what categories and what searches are. */
export const FilterableAttributesQuery = graphql(`
  query FilterableAttributes {
    category: attributesList(entityType: CATALOG_PRODUCT, filters: { is_filterable: true }) { items { code } }
    search: attributesList(entityType: CATALOG_PRODUCT, filters: { is_filterable_in_search: true }) { items { code } }
  }
`);

/** The category of a listing: its name, its place in the tree and what lies below it. */
export const CategoryQuery = graphql(`
  query Category($uid: String!) {
    categoryList(filters: { category_uid: { eq: $uid } }) {
      uid
      name
      description
      meta_title
      meta_description
      url_path
      url_suffix
      breadcrumbs { category_uid category_name category_url_path category_level }
      children { uid name url_path url_suffix image include_in_menu position product_count }
    }
  }
`);
