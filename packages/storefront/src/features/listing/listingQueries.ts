import { graphql, type FragmentOf, type ResultOf } from '@shop/commerce-client';
import { TileFragment } from '../shared/tileFragment.ts';

/**
 * A product as a listing shows it: its tile, what it can be had in, how few are left, and how it is bought: the
 * fields of QuickAdd themselves, for each character weighs on the query's address.
 */
export const ListedFragment = graphql(
  `
  fragment Listed on ProductInterface @_unmask {
    ...Tile
    __typename
    min_sale_qty
    qty_increments
    ... on CustomizableProductInterface { options { uid } }
    only_x_left_in_stock
    is_bestseller
    ... on ConfigurableProduct {
      configurable_options { attribute_code label values { uid label swatch_data { value ... on ImageSwatchData { thumbnail } } } }
    }
  }
`,
  [TileFragment],
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
      suggestions { search }
      sort_fields { options { value } }
    }
  }
`,
  [ListedFragment],
);

/** What a listing can be narrowed by, with how many products each value leaves. */
export type Aggregations = NonNullable<NonNullable<ResultOf<typeof ListingQuery>['products']>['aggregations']>;

/** The colours and pictures of a listing's filters, which its aggregations leave out. The same on each of its pages. */
export const ListingSwatchesQuery = graphql(`
  query ListingSwatches($search: String, $filter: ProductAttributeFilterInput) {
    products(search: $search, filter: $filter, pageSize: 1) {
      filters { request_var filter_items { value_string ... on SwatchLayerFilterItemInterface { swatch_data { type value } } } }
    }
  }
`);

/** What the cheapest and the dearest product of a listing cost, whatever range of prices is chosen. */
export const ListingPricesQuery = graphql(`
  query ListingPrices($search: String, $filter: ProductAttributeFilterInput) {
    least: products(search: $search, filter: $filter, sort: { price: ASC }, pageSize: 1) {
      items { uid price_range { minimum_price { final_price { value } } } }
    }
    most: products(search: $search, filter: $filter, sort: { price: DESC }, pageSize: 1) {
      items { uid price_range { minimum_price { final_price { value } } } }
    }
  }
`);

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
      breadcrumbs { category_uid category_name category_url_path }
      children { uid name url_path url_suffix image include_in_menu position product_count }
    }
  }
`);

export type PresentCategory = NonNullable<NonNullable<ResultOf<typeof CategoryQuery>['categoryList']>[number]>;

/** Where the categories of what a search found lie in the tree, which its aggregations do not say. */
export const FoundCategoriesQuery = graphql(`
  query FoundCategories($uids: [String]) {
    categoryList(filters: { category_uid: { in: $uids } }) { uid name breadcrumbs { category_uid } }
  }
`);

export type FoundCategory = NonNullable<NonNullable<ResultOf<typeof FoundCategoriesQuery>['categoryList']>[number]>;
