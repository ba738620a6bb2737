/** What the import makes something of, as a column or as an additional attribute. */
export const understood: ReadonlySet<string> = new Set([
  'sku', 'store_view_code', 'product_type', 'categories', 'name', 'description', 'short_description', 'weight', 'product_online', 'visibility', 'price', 'special_price',
  'special_price_from_date', 'special_price_to_date', 'url_key', 'meta_title', 'meta_description', 'base_image', 'base_image_label', 'small_image', 'small_image_label',
  'thumbnail_image', 'thumbnail_image_label', 'additional_images', 'additional_image_labels', 'qty', 'is_in_stock', 'min_cart_qty', 'max_cart_qty',
  'use_config_min_qty', 'use_config_max_sale_qty', 'use_config_min_sale_qty', 'additional_attributes', 'related_skus', 'upsell_skus', 'crosssell_skus', 'country_of_manufacture',
  'configurable_variations', 'configurable_variation_labels', 'bundle_price_type', 'bundle_sku_type', 'bundle_price_view', 'bundle_weight_type', 'bundle_shipment_type',
  'bundle_values', 'associated_skus', 'downloadable_links', 'downloadable_samples', 'links_title', 'samples_title', 'links_purchased_separately', 'giftcard_type', 'giftcard_amount',
  'giftcard_amounts', 'giftcard_allow_open_amount', 'allow_open_amount', 'giftcard_open_amount_min', 'open_amount_min', 'giftcard_open_amount_max', 'open_amount_max',
  'giftcard_allow_message', 'allow_message', 'giftcard_lifetime', 'lifetime', 'giftcard_is_redeemable', 'is_redeemable',
  'brand_code', 'brand', 'manufacturer', 'productsurcharge_fee', 'other_platform_prices', 'sandbox_artwork', 'sandbox_artwork_form', 'sandbox_artwork_label',
  'sandbox_artwork_seed', 'sandbox_swatches', 'sandbox_videos', 'sandbox_rating', 'sandbox_reviews', 'sandbox_store_view', 'sandbox_position', 'sandbox_extras',
]);

/** What every export of Magento has and a sandbox has no use for: said nothing about. */
export const passedOver: ReadonlySet<string> = new Set([
  'attribute_set_code', 'product_websites', 'tax_class_name', 'meta_keywords', 'swatch_image', 'swatch_image_label', 'created_at', 'updated_at', 'new_from_date', 'new_to_date',
  'display_product_options_in', 'map_price', 'msrp_price', 'map_enabled', 'gift_message_available', 'custom_design', 'custom_design_from', 'custom_design_to',
  'custom_layout_update', 'page_layout', 'product_options_container', 'msrp_display_actual_price_type', 'out_of_stock_qty', 'is_qty_decimal', 'allow_backorders',
  'use_config_backorders', 'notify_on_stock_below', 'use_config_notify_stock_qty', 'manage_stock', 'use_config_manage_stock', 'use_config_qty_increments', 'qty_increments',
  'use_config_enable_qty_inc', 'enable_qty_increments', 'is_decimal_divided', 'website_id', 'related_position', 'crosssell_position', 'upsell_position', 'hide_from_product_page',
  'custom_options', 'configurable_variation_prices', 'deferred_stock_update', 'use_config_deferred_stock_update', 'email_template', 'use_config_lifetime', 'use_config_allow_message',
  'use_config_is_redeemable', 'use_config_email_template', 'has_options', 'required_options', 'quantity_and_stock_status', 'options_container', 'gift_wrapping_available',
]);

/** What a row of a store view can say otherwise. */
export const perStoreView: ReadonlySet<string> = new Set([
  'sku', 'store_view_code', 'name', 'description', 'short_description', 'url_key', 'meta_title', 'meta_description', 'product_online', 'visibility',
]);
