import { expect } from 'vitest';
import type { makeMerchantShop } from './merchantShop.ts';

const PRODUCT = `query ($sku: String!) { products(filter: { sku: { eq: $sku } }) { items {
  __typename name url_key meta_title meta_description stock_status quantity productsurcharge_fee brand_code country_of_manufacture
  description { html } short_description { html }
  price_range { minimum_price { regular_price { value } final_price { value } } maximum_price { final_price { value } } }
  other_platform_prices { platform price { value } } categories { name url_path }
  min_sale_qty qty_increments price_tiers { quantity final_price { value } }
  related_products { sku } upsell_products { sku } crosssell_products { sku } media_gallery { url label }
  ... on PhysicalProductInterface { weight }
  ... on ConfigurableProduct {
    configurable_options { attribute_code label values { label swatch_data { value } } }
    variants { product { sku name stock_status qty_increments price_tiers { quantity final_price { value } } price_range { minimum_price { final_price { value } } } } attributes { code label } }
  }
  ... on BundleProduct { dynamic_price ship_bundle_items items { title type required options { quantity is_default can_change_quantity product { sku } } } }
  ... on GroupedProduct { items { qty product { sku } } }
  ... on DownloadableProduct { links_purchased_separately links_title downloadable_product_links { title price sample_url } downloadable_product_samples { title sample_url } }
  ... on GiftCardProduct { giftcard_type allow_open_amount open_amount_min open_amount_max lifetime giftcard_amounts { value } }
} } }`;

/** A product of the shop as its page asks for it, with all that an import may say; undefined where there is none. */
export async function productOf(
  shop: ReturnType<typeof makeMerchantShop>,
  sku: string,
  headers: Record<string, string> = {},
) {
  const { data, errors } = await shop.query(PRODUCT, { sku }, headers);
  expect(errors).toBeUndefined();
  return (data as { products: { items: Record<string, unknown>[] } }).products.items[0];
}
