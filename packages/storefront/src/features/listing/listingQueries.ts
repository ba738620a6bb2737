import { graphql } from '@shop/commerce-client';
import { TileFragment } from '../shared/tileFragment.ts';

/** One page of a listing with the filters that it can be narrowed by. */
export const ListingQuery = graphql(
  `
  query Listing($search: String, $filter: ProductAttributeFilterInput, $sort: ProductAttributeSortInput, $pageSize: Int!, $currentPage: Int!) {
    products(search: $search, filter: $filter, sort: $sort, pageSize: $pageSize, currentPage: $currentPage) {
      total_count
      page_info { current_page page_size total_pages }
      items { ...Tile }
      aggregations { attribute_code label count options { label value count } }
      filters { request_var filter_items { value_string ... on SwatchLayerFilterItemInterface { swatch_data { type value } } } }
      suggestions { search }
      sort_fields { options { value } }
    }
  }
`,
  [TileFragment],
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
