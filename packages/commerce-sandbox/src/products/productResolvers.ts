import type { SandboxContext } from '../context.ts';
import type { ResolverMap } from '../resolverMap.ts';
import { type AggregationArguments, aggregations } from './aggregations.ts';
import { type AttributesListArguments, attributesList } from './attributesList.ts';
import { configurableOptions, configurableVariants, optionsSelection } from './configurable.ts';
import { customizable } from './customOptions.ts';
import { type ProductRow, productTypeNames } from './findProducts.ts';
import { hidesPrices } from './guestPrices.ts';
import { productTypeResolvers } from './productTypeResolvers.ts';
import { layerFilters } from './layerFilters.ts';
import { type Found, type Listing, type ListingArguments, listProducts } from './listProducts.ts';
import { productFields } from './productFields.ts';
import { suggestions } from './suggestions.ts';

const shownAggregations = (found: Found, args: AggregationArguments, context: SandboxContext) =>
  aggregations(context, found, args).filter(({ attribute_code: code }) => code !== 'price' || !hidesPrices(context));

// Nothing to weigh.
const virtualFields = Object.fromEntries(Object.entries(productFields).filter(([field]) => field !== 'weight'));

/** Products, listings and what they are narrowed by. */
export const productResolvers: ResolverMap = {
  Query: {
    attributesList: (_, args: AttributesListArguments, context) => attributesList(context, args),
    products: (_, args: ListingArguments, context) => listProducts(args, context),
  },
  Products: {
    aggregations: ({ found }: Listing, args: AggregationArguments, context) => shownAggregations(found, args, context),
    filters: ({ found }: Listing, _, context) => layerFilters(context.db, shownAggregations(found, {}, context)),
    sort_fields: ({ found }: Listing, _, context) => ({
      default: found.search === undefined ? 'position' : 'relevance',
      options: [
        { label: 'Position', value: 'position' },
        { label: 'Product Name', value: 'name' },
        ...(hidesPrices(context)
          ? []
          : [
              { label: 'Price', value: 'price' },
              { label: 'Discount', value: 'saving' },
            ]),
        { label: 'Popularity', value: 'popularity' },
        { label: 'Newest', value: 'created_at' },
        { label: 'Customer Rating', value: 'rating_summary' },
        ...(found.search === undefined ? [] : [{ label: 'Relevance', value: 'relevance' }]),
      ],
    }),
    suggestions: ({ found, total_count }: Listing, _, { db }) => suggestions(db, found, total_count),
  },
  AggregationOptionInterface: { __resolveType: () => 'AggregationOption' },
  CustomAttributeMetadataInterface: {
    __resolveType({ entity_type: type }: { entity_type?: string }) {
      if (type === 'RMA_ITEM') return 'ReturnItemAttributeMetadata';
      return type === 'CATALOG_PRODUCT' ? 'CatalogAttributeMetadata' : 'CustomerAttributeMetadata';
    },
  },
  CustomAttributeOptionInterface: { __resolveType: () => 'AttributeOptionMetadata' },
  LayerFilterItemInterface: {
    __resolveType: (item: object) => ('swatch_data' in item ? 'SwatchLayerFilterItem' : 'LayerFilterItem'),
  },
  SwatchLayerFilterItemInterface: { __resolveType: () => 'SwatchLayerFilterItem' },
  ProductInterface: { __resolveType: ({ type }: ProductRow) => productTypeNames[type] },
  PhysicalProductInterface: { __resolveType: ({ type }: ProductRow) => productTypeNames[type] },
  MediaGalleryInterface: {
    __resolveType: (entry: object) => ('video_content' in entry ? 'ProductVideo' : 'ProductImage'),
  },
  SwatchDataInterface: { __resolveType: ({ __typename }: { __typename: string }) => __typename },
  ...productTypeResolvers,
  SimpleProduct: { ...productFields, ...customizable },
  VirtualProduct: { ...virtualFields, ...customizable },
  ConfigurableProduct: {
    ...productFields,
    ...customizable,
    configurable_options: (product: ProductRow, _, context) => configurableOptions(product, context),
    variants: (product: ProductRow, _, context) => configurableVariants(product, context),
    configurable_product_options_selection: (
      product: ProductRow,
      { configurableOptionValueUids: uids }: { configurableOptionValueUids?: string[] | null },
      context,
    ) => optionsSelection(product, uids ?? [], context),
  },
};
