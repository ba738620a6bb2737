/** What the SDL says of each type, written by `pnpm generate` (docs/decisions/answers-that-fit.md). */
export const typeShapes: Readonly<Record<string, string>> = {
  Mutation:
    'addConfigurableProductsToCart:AddConfigurableProductsToCartOutput addProductsToCart:AddProductsToCartOutput addProductsToWishlist:AddProductsToWishlistOutput addSimpleProductsToCart:AddSimpleProductsToCartOutput addVirtualProductsToCart:AddVirtualProductsToCartOutput addWishlistItemsToCart:AddWishlistItemsToCartOutput applyCouponToCart:ApplyCouponToCartOutput applyGiftCardToCart:ApplyGiftCardToCartOutput applyMwRewardPointsToCart:ApplyMwRewardPointsToCartOutput assignCustomerToGuestCart:Cart! cancelOrder:CancelOrderOutput changeCustomerPassword:Customer confirmCancelOrder:CancelOrderOutput confirmCashfreePayment:CashfreePaymentResult contactUs:ContactUsOutput createCashfreePaymentSession:CashfreePaymentSession createCustomerAddress:CustomerAddress createCustomerV2:CustomerOutput createEmptyCart createGuestCart:CreateGuestCartOutput createProductReview:CreateProductReviewOutput! deleteCustomerAddress:Boolean generateCustomerToken:CustomerToken mergeCarts:Cart! placeOrder:PlaceOrderOutput placeRazorpayOrder:RazorpayOrder removeCouponFromCart:RemoveCouponFromCartOutput removeGiftCardFromCart:RemoveGiftCardFromCartOutput removeItemFromCart:RemoveItemFromCartOutput removeMwRewardPointsFromCart:RemoveMwRewardPointsFromCartOutput removeProductsFromWishlist:RemoveProductsFromWishlistOutput reorderItems:ReorderItemsOutput requestGuestOrderCancel:CancelOrderOutput requestGuestReturn:RequestReturnOutput requestPasswordResetEmail:Boolean requestReturn:RequestReturnOutput resetCart:ResetCart resetPassword:Boolean revokeCustomerToken:RevokeCustomerTokenOutput setBillingAddressOnCart:SetBillingAddressOnCartOutput setGuestEmailOnCart:SetGuestEmailOnCartOutput setPaymentMethodOnCart:SetPaymentMethodOnCartOutput setRzpPaymentDetailsForOrder:SetRzpPaymentDetailsForOrderOutput setShippingAddressesOnCart:SetShippingAddressesOnCartOutput setShippingMethodsOnCart:SetShippingMethodsOnCartOutput updateCartItems:UpdateCartItemsOutput updateCustomerAddress:CustomerAddress updateCustomerEmail:CustomerOutput updateCustomerV2:CustomerOutput updateProductsInWishlist:UpdateProductsInWishlistOutput',
  Query:
    'attributesList:AttributesMetadataOutput availableStores:[StoreConfig] cart:Cart categories:CategoryResult categoryList:[CategoryTree] cmsBlocks:CmsBlocks cmsPage:CmsPage countries:[Country] country:Country currency:Currency customer:Customer customerCart:Cart! dynamicBlocks:DynamicBlocks! getCityByPincode:CityByPincodeOutput giftCardAccount:GiftCardAccount guestOrder:CustomerOrder! guestOrderByToken:CustomerOrder! isEmailAvailable:IsEmailAvailableOutput offeredCoupons:[OfferedCoupon!] orderOfCart:CartOrder paymentAttempts:[PaymentAttempt!] productReviewRatingsMetadata:ProductReviewRatingsMetadata! products:Products route:RoutableInterface storeConfig:StoreConfig',
  AddConfigurableProductsToCartOutput: 'cart:Cart!',
  AddProductsToCartOutput: 'cart:Cart! user_errors:[Error]!',
  AddProductsToWishlistOutput: 'user_errors:[WishListUserInputError]! wishlist:Wishlist!',
  AddSimpleProductsToCartOutput: 'cart:Cart!',
  AddVirtualProductsToCartOutput: 'cart:Cart!',
  AddWishlistItemsToCartOutput:
    'add_wishlist_items_to_cart_user_errors:[WishlistCartUserInputError]! status:Boolean! wishlist:Wishlist!',
  Aggregation: 'attribute_code:String! count:Int label options:[AggregationOption] position:Int',
  AggregationOption: '<AggregationOptionInterface count:Int label value:String!',
  AggregationOptionInterface: 'count:Int label value:String!',
  AppliedCoupon: 'code:String!',
  AppliedGiftCard: 'applied_balance:Money code current_balance:Money expiration_date',
  ApplyCouponToCartOutput: 'cart:Cart!',
  ApplyGiftCardToCartOutput: 'cart:Cart!',
  ApplyMwRewardPointsToCartOutput: 'cart:Cart!',
  AttributeOptionMetadata: '<CustomAttributeOptionInterface is_default:Boolean! label:String! value:String!',
  AttributeValue: '<AttributeValueInterface code:ID! value:String!',
  AttributeValueInterface: 'code:ID!',
  AttributesMetadataOutput: 'items:[CustomAttributeMetadataInterface]!',
  AvailablePaymentMethod: 'code:String! is_deferred:Boolean! surcharge:Money title:String!',
  AvailableShippingMethod:
    'amount:Money! available:Boolean! carrier_code:String! carrier_title:String! error_message method_code method_title price_excl_tax:Money! price_incl_tax:Money!',
  BillingCartAddress:
    '<CartAddressInterface city:String! company country:CartAddressCountry! fax firstname:String! lastname:String! middlename postcode prefix region:CartAddressRegion street:[String]! suffix telephone uid:String! vat_id',
  Breadcrumb: 'category_id:Int category_level:Int category_name category_uid:ID! category_url_key category_url_path',
  BundleCartItem:
    '<CartItemInterface bundle_options:[SelectedBundleOption]! discount:[Discount] errors:[CartItemError] id:String! is_available:Boolean! max_qty:Float min_qty:Float not_available_message prices:CartItemPrices product:ProductInterface! quantity:Float! uid:ID!',
  BundleItem:
    'option_id:Int options:[BundleItemOption] position:Int price_range:PriceRange! price_tiers:[TierPrice] required:Boolean sku title type uid:ID',
  BundleItemOption:
    'can_change_quantity:Boolean id:Int is_default:Boolean label position:Int price:Float price_type:Enum product:ProductInterface quantity:Float uid:ID!',
  BundleOrderItem:
    '<OrderItemInterface bundle_options:[ItemSelectedBundleOption] discounts:[Discount] eligible_for_return:Boolean entered_options:[OrderItemOption] id:ID! product:ProductInterface product_name product_sale_price:Money! product_sku:String! product_type product_url_key quantity_canceled:Float quantity_invoiced:Float quantity_ordered:Float quantity_refunded:Float quantity_return_requested:Float quantity_returned:Float quantity_shipped:Float selected_options:[OrderItemOption] status',
  BundleProduct:
    '<ProductInterface <RoutableInterface <PhysicalProductInterface brand_code canonical_url categories:[CategoryInterface] color:Int country_of_manufacture crosssell_products:[ProductInterface] description:ComplexTextValue dynamic_price:Boolean dynamic_sku:Boolean dynamic_weight:Boolean id:Int image:ProductImage items:[BundleItem] max_sale_qty:Float media_gallery:[MediaGalleryInterface] media_gallery_entries:[MediaGalleryEntry] meta_description meta_keyword meta_title min_sale_qty:Float mw_reward_messages:ProductRewardMessages name new_from_date new_to_date only_x_left_in_stock:Float other_platform_prices:[OtherPlatformPrice!] price_range:PriceRange! price_tiers:[TierPrice] price_view:Enum productsurcharge_fee:Float quantity:Float rating_summary:Float! redirect_code:Int! related_products:[ProductInterface] relative_url review_count:Int! reviews:ProductReviews! ship_bundle_items:Enum short_description:ComplexTextValue size:Int sku small_image:ProductImage special_price:Float special_to_date stock_status:Enum swatch_image thumbnail:ProductImage type:Enum type_id uid:ID! upsell_products:[ProductInterface] url_key url_path url_suffix weight:Float',
  BundleWishlistItem:
    '<WishlistItemInterface added_at:String! bundle_options:[SelectedBundleOption] description id:ID! product:ProductInterface quantity:Float!',
  CancellationReason: 'description:String!',
  CancelOrderError: 'code:Enum! message:String!',
  CancelOrderOutput: 'error errorV2:CancelOrderError order:CustomerOrder',
  Cart: 'applied_coupons:[AppliedCoupon] applied_gift_cards:[AppliedGiftCard] available_payment_methods:[AvailablePaymentMethod] billing_address:BillingCartAddress email id:ID! is_only_upi:Boolean is_virtual:Boolean! items:[CartItemInterface] itemsV2:CartItems mw_applied_reward_points:MwRewardPointsBalance mw_reward_messages:CartRewardMessages prices:CartPrices selected_payment_method:SelectedPaymentMethod shipping_addresses:[ShippingCartAddress]! total_discount:Float total_quantity:Float! total_summary_quantity_including_config:Float!',
  CartAddressCountry: 'code:String! label:String!',
  CartAddressInterface:
    'city:String! company country:CartAddressCountry! fax firstname:String! lastname:String! middlename postcode prefix region:CartAddressRegion street:[String]! suffix telephone uid:String! vat_id',
  CartAddressRegion: 'code label region_id:Int',
  CartItemError: 'code:Enum! message:String!',
  CartItemInterface:
    'discount:[Discount] errors:[CartItemError] id:String! is_available:Boolean! max_qty:Float min_qty:Float not_available_message prices:CartItemPrices product:ProductInterface! quantity:Float! uid:ID!',
  CartItemSelectedOptionValuePrice: 'type:Enum! units:String! value:Float!',
  CartItemPrices:
    'catalog_discount:ProductDiscount discounts:[Discount] original_item_price:Money! original_row_total:Money! price:Money! price_including_tax:Money! row_total:Money! row_total_including_tax:Money! total_item_discount:Money',
  CartItems: 'items:[CartItemInterface]! page_info:SearchResultPageInfo total_count:Int!',
  CartOrder: 'entity_id:Int! grand_total:Money! number:String! payment_method_code status:String!',
  CartPrices:
    'applied_taxes:[CartTaxItem] discounts:[Discount] grand_total:Money handling_charge:Money payment_surcharge:Money subtotal_excluding_tax:Money subtotal_including_tax:Money subtotal_with_discount_excluding_tax:Money',
  CartRewardMessages: 'cart_message:String! checkout_message:String! header_message:String! minicart_message:String!',
  CartTaxItem: 'amount:Money! label:String!',
  CartUserInputError: '<Error code:Enum! message:String!',
  CashfreePaymentResult: 'message order_number status:Enum! transaction_id',
  CashfreePaymentSession:
    'cashfree_order environment message order_amount:Float order_currency order_id payment_session_id success:Boolean!',
  CatalogAttributeMetadata:
    '<CustomAttributeMetadataInterface code:ID! is_required:Boolean! label options:[CustomAttributeOptionInterface]!',
  CategoryInterface:
    'available_sort_by:[String] breadcrumbs:[Breadcrumb] canonical_url children_count cms_block:CmsBlock default_sort_by description display_mode id:Int image include_in_menu:Int is_anchor:Int landing_page:Int level:Int meta_description meta_keywords meta_title name path path_in_store position:Int product_count:Int products:CategoryProducts uid:ID! url_key url_path url_suffix',
  CategoryProducts: 'items:[ProductInterface] page_info:SearchResultPageInfo total_count:Int',
  CategoryResult: 'items:[CategoryTree] page_info:SearchResultPageInfo total_count:Int',
  CategoryTree:
    '<CategoryInterface <RoutableInterface available_sort_by:[String] breadcrumbs:[Breadcrumb] canonical_url children:[CategoryTree] children_count cms_block:CmsBlock default_sort_by description display_mode id:Int image include_in_menu:Int is_anchor:Int landing_page:Int level:Int meta_description meta_keywords meta_title name path path_in_store position:Int product_count:Int products:CategoryProducts redirect_code:Int! relative_url type:Enum uid:ID! url_key url_path url_suffix',
  CheckoutUserInputError: 'code:Enum! message:String! path:[String]!',
  CityByPincodeOutput: 'cash_on_delivery:Boolean city delivery_days:Int message region region_id:Int success:Boolean',
  CmsBlock: 'content identifier title',
  CmsBlocks: 'items:[CmsBlock]',
  CmsPage:
    '<RoutableInterface content content_heading identifier meta_description meta_keywords meta_title page_layout redirect_code:Int! relative_url title type:Enum url_key',
  ColorSwatchData: '<SwatchDataInterface value',
  ComplexTextValue: 'html:String!',
  ConfigurableAttributeOption: 'code label uid:ID! value_index:Int',
  ConfigurableCartItem:
    '<CartItemInterface customizable_options:[SelectedCustomizableOption]! configurable_options:[SelectedConfigurableOption]! configured_variant:ProductInterface! discount:[Discount] errors:[CartItemError] id:String! is_available:Boolean! max_qty:Float min_qty:Float not_available_message prices:CartItemPrices product:ProductInterface! quantity:Float! uid:ID!',
  ConfigurableOptionAvailableForSelection: 'attribute_code:String! option_value_uids:[ID]!',
  ConfigurableProduct:
    '<ProductInterface <RoutableInterface <PhysicalProductInterface <CustomizableProductInterface options:[CustomizableOptionInterface] brand_code canonical_url categories:[CategoryInterface] color:Int configurable_options:[ConfigurableProductOptions] configurable_product_options_selection:ConfigurableProductOptionsSelection country_of_manufacture crosssell_products:[ProductInterface] description:ComplexTextValue id:Int image:ProductImage max_sale_qty:Float media_gallery:[MediaGalleryInterface] media_gallery_entries:[MediaGalleryEntry] meta_description meta_keyword meta_title min_sale_qty:Float mw_reward_messages:ProductRewardMessages name new_from_date new_to_date only_x_left_in_stock:Float other_platform_prices:[OtherPlatformPrice!] price_range:PriceRange! price_tiers:[TierPrice] productsurcharge_fee:Float quantity:Float rating_summary:Float! redirect_code:Int! related_products:[ProductInterface] relative_url review_count:Int! reviews:ProductReviews! short_description:ComplexTextValue size:Int sku small_image:ProductImage special_price:Float special_to_date stock_status:Enum swatch_image thumbnail:ProductImage type:Enum type_id uid:ID! upsell_products:[ProductInterface] url_key url_path url_suffix variants:[ConfigurableVariant] weight:Float',
  ConfigurableProductOption: 'attribute_code:String! label:String! uid:ID! values:[ConfigurableProductOptionValue]',
  ConfigurableProductOptionValue:
    'is_available:Boolean! is_use_default:Boolean! label:String! swatch:SwatchDataInterface uid:ID!',
  ConfigurableProductOptions:
    'attribute_code attribute_id attribute_uid:ID! id:Int label position:Int uid:ID! use_default:Boolean values:[ConfigurableProductOptionsValues]',
  ConfigurableProductOptionsSelection:
    'configurable_options:[ConfigurableProductOption] media_gallery:[MediaGalleryInterface] options_available_for_selection:[ConfigurableOptionAvailableForSelection] variant:SimpleProduct',
  ConfigurableProductOptionsValues:
    'default_label label store_label swatch_data:SwatchDataInterface uid:ID use_default_value:Boolean value_index:Int',
  ConfigurableVariant: 'attributes:[ConfigurableAttributeOption] product:SimpleProduct',
  ConfigurableWishlistItem:
    '<WishlistItemInterface added_at:String! child_sku:String! configurable_options:[SelectedConfigurableOption] configured_variant:ProductInterface description id:ID! product:ProductInterface quantity:Float!',
  ContactUsOutput: 'status:Boolean!',
  Country:
    'available_regions:[Region] full_name_english full_name_locale id three_letter_abbreviation two_letter_abbreviation',
  CreateGuestCartOutput: 'cart:Cart',
  CreateProductReviewOutput: 'review:ProductReview!',
  CreditMemo: 'comments:[SalesCommentItem] id:ID! items:[CreditMemoItemInterface] number:String! total:CreditMemoTotal',
  CreditMemoItem:
    '<CreditMemoItemInterface discounts:[Discount] id:ID! order_item:OrderItemInterface product_name product_sale_price:Money! product_sku:String! quantity_refunded:Float',
  CreditMemoItemInterface:
    'discounts:[Discount] id:ID! order_item:OrderItemInterface product_name product_sale_price:Money! product_sku:String! quantity_refunded:Float',
  CreditMemoTotal:
    'adjustment:Money! base_grand_total:Money! discounts:[Discount] grand_total:Money! shipping_handling:ShippingHandling subtotal:Money! taxes:[TaxItem] total_shipping:Money! total_tax:Money!',
  Currency:
    'available_currency_codes:[String] base_currency_code base_currency_symbol default_display_currecy_code default_display_currecy_symbol default_display_currency_code default_display_currency_symbol exchange_rates:[ExchangeRate]',
  CustomAttributeMetadataInterface: 'code:ID! is_required:Boolean! label options:[CustomAttributeOptionInterface]!',
  CustomAttributeOptionInterface: 'is_default:Boolean! label:String! value:String!',
  Customer:
    'addresses:[CustomerAddress] created_at custom_attributes:[AttributeValueInterface] customer_id:Int default_billing default_shipping email firstname group:CustomerGroup id:Int is_subscribed:Boolean lastname middlename mw_reward_points:MwRewardPoints orders:CustomerOrders prefix reviews:ProductReviews! suffix wishlist_v2:Wishlist wishlists:[Wishlist]!',
  CustomerAddress:
    'city company country_code:Enum country_id customer_id:Int default_billing:Boolean default_shipping:Boolean fax firstname id:Int lastname middlename postcode prefix region:CustomerAddressRegion region_id:Int street:[String] suffix telephone vat_id',
  CustomerAddressRegion: 'region region_code region_id:Int',
  CustomerGroup: 'name',
  CustomerOrder:
    'applied_coupons:[AppliedCoupon]! available_actions:[Enum]! billing_address:OrderAddress carrier comments:[SalesCommentItem] credit_memos:[CreditMemo] email grand_total:Float gst_invoices:[GstInvoice!] id:ID! increment_id invoices:[Invoice]! is_virtual:Boolean! items:[OrderItemInterface] items_eligible_for_return:[OrderItemInterface] number:String! order_date:String! order_number:String! order_status_change_date:String! payment_methods:[OrderPaymentMethod] returnable_until returns:Returns shipments:[OrderShipment] shipping_address:OrderAddress shipping_method status:String! token:String! total:OrderTotal',
  CustomerOrders: 'items:[CustomerOrder]! page_info:SearchResultPageInfo total_count:Int',
  CustomerOutput: 'customer:Customer!',
  CustomerToken: 'token',
  CustomizableAreaOption:
    '<CustomizableOptionInterface option_id:Int required:Boolean sort_order:Int title uid:ID! value:CustomizableAreaValue',
  CustomizableAreaValue: 'max_characters:Int price:Float price_type:Enum sku uid:ID!',
  CustomizableCheckboxOption:
    '<CustomizableOptionInterface option_id:Int required:Boolean sort_order:Int title uid:ID! value:[CustomizableCheckboxValue]',
  CustomizableCheckboxValue: 'option_type_id:Int price:Float price_type:Enum sku sort_order:Int title uid:ID!',
  CustomizableDateOption:
    '<CustomizableOptionInterface option_id:Int required:Boolean sort_order:Int title uid:ID! value:CustomizableDateValue',
  CustomizableDateValue: 'price:Float price_type:Enum sku type:Enum uid:ID!',
  CustomizableDropDownOption:
    '<CustomizableOptionInterface option_id:Int required:Boolean sort_order:Int title uid:ID! value:[CustomizableDropDownValue]',
  CustomizableDropDownValue: 'option_type_id:Int price:Float price_type:Enum sku sort_order:Int title uid:ID!',
  CustomizableFieldOption:
    '<CustomizableOptionInterface option_id:Int required:Boolean sort_order:Int title uid:ID! value:CustomizableFieldValue',
  CustomizableFieldValue: 'max_characters:Int price:Float price_type:Enum sku uid:ID!',
  CustomizableMultipleOption:
    '<CustomizableOptionInterface option_id:Int required:Boolean sort_order:Int title uid:ID! value:[CustomizableMultipleValue]',
  CustomizableMultipleValue: 'option_type_id:Int price:Float price_type:Enum sku sort_order:Int title uid:ID!',
  CustomizableOptionInterface: 'option_id:Int required:Boolean sort_order:Int title uid:ID!',
  CustomizableProductInterface: 'options:[CustomizableOptionInterface]',
  CustomizableRadioOption:
    '<CustomizableOptionInterface option_id:Int required:Boolean sort_order:Int title uid:ID! value:[CustomizableRadioValue]',
  CustomizableRadioValue: 'option_type_id:Int price:Float price_type:Enum sku sort_order:Int title uid:ID!',
  Discount: 'amount:Money! applied_to:Enum! coupon:AppliedCoupon label:String!',
  DownloadableCartItem:
    '<CartItemInterface discount:[Discount] errors:[CartItemError] id:String! is_available:Boolean! links:[DownloadableProductLinks] max_qty:Float min_qty:Float not_available_message prices:CartItemPrices product:ProductInterface! quantity:Float! samples:[DownloadableProductSamples] uid:ID!',
  DownloadableItemsLinks: 'sort_order:Int title uid:ID!',
  DownloadableOrderItem:
    '<OrderItemInterface discounts:[Discount] eligible_for_return:Boolean entered_options:[OrderItemOption] downloadable_links:[DownloadableItemsLinks] id:ID! product:ProductInterface product_name product_sale_price:Money! product_sku:String! product_type product_url_key quantity_canceled:Float quantity_invoiced:Float quantity_ordered:Float quantity_refunded:Float quantity_return_requested:Float quantity_returned:Float quantity_shipped:Float selected_options:[OrderItemOption] status',
  DownloadableProduct:
    '<ProductInterface <RoutableInterface brand_code canonical_url categories:[CategoryInterface] color:Int country_of_manufacture crosssell_products:[ProductInterface] description:ComplexTextValue downloadable_product_links:[DownloadableProductLinks] downloadable_product_samples:[DownloadableProductSamples] id:Int image:ProductImage links_purchased_separately:Int links_title max_sale_qty:Float media_gallery:[MediaGalleryInterface] media_gallery_entries:[MediaGalleryEntry] meta_description meta_keyword meta_title min_sale_qty:Float mw_reward_messages:ProductRewardMessages name new_from_date new_to_date only_x_left_in_stock:Float other_platform_prices:[OtherPlatformPrice!] price_range:PriceRange! price_tiers:[TierPrice] productsurcharge_fee:Float quantity:Float rating_summary:Float! redirect_code:Int! related_products:[ProductInterface] relative_url review_count:Int! reviews:ProductReviews! short_description:ComplexTextValue size:Int sku small_image:ProductImage special_price:Float special_to_date stock_status:Enum swatch_image thumbnail:ProductImage type:Enum type_id uid:ID! upsell_products:[ProductInterface] url_key url_path url_suffix',
  DownloadableProductLinks: 'id:Int price:Float sample_url sort_order:Int title uid:ID!',
  DownloadableProductSamples: 'id:Int sample_url sort_order:Int title',
  DownloadableWishlistItem:
    '<WishlistItemInterface added_at:String! description id:ID! links_v2:[DownloadableProductLinks] product:ProductInterface quantity:Float! samples:[DownloadableProductSamples]',
  DynamicBlock: 'content:ComplexTextValue! uid:ID!',
  DynamicBlocks: 'items:[DynamicBlock]! page_info:SearchResultPageInfo total_count:Int!',
  Error: 'code:Enum! message:String!',
  ExchangeRate: 'currency_to rate:Float',
  GiftCardAccount: 'balance:Money code expiration_date',
  GiftCardAmounts: 'attribute_id:Int uid:ID! value:Float value_id:Int website_id:Int website_value:Float',
  GiftCardCartItem:
    '<CartItemInterface amount:Money! discount:[Discount] errors:[CartItemError] id:String! is_available:Boolean! max_qty:Float message min_qty:Float not_available_message prices:CartItemPrices product:ProductInterface! quantity:Float! recipient_email recipient_name:String! sender_email sender_name:String! uid:ID!',
  GiftCardItem: 'message recipient_email recipient_name sender_email sender_name',
  GiftCardOptions:
    'amount:Money custom_giftcard_amount:Money message recipient_email recipient_name sender_email sender_name',
  GiftCardOrderItem:
    '<OrderItemInterface discounts:[Discount] eligible_for_return:Boolean entered_options:[OrderItemOption] gift_card:GiftCardItem id:ID! product:ProductInterface product_name product_sale_price:Money! product_sku:String! product_type product_url_key quantity_canceled:Float quantity_invoiced:Float quantity_ordered:Float quantity_refunded:Float quantity_return_requested:Float quantity_returned:Float quantity_shipped:Float selected_options:[OrderItemOption] status',
  GiftCardProduct:
    '<ProductInterface <PhysicalProductInterface <RoutableInterface allow_message:Boolean allow_open_amount:Boolean brand_code canonical_url categories:[CategoryInterface] color:Int country_of_manufacture crosssell_products:[ProductInterface] description:ComplexTextValue gift_card_options:[CustomizableOptionInterface]! giftcard_amounts:[GiftCardAmounts] giftcard_type:Enum id:Int image:ProductImage is_redeemable:Boolean lifetime:Int max_sale_qty:Float media_gallery:[MediaGalleryInterface] media_gallery_entries:[MediaGalleryEntry] message_max_length:Int meta_description meta_keyword meta_title min_sale_qty:Float mw_reward_messages:ProductRewardMessages name new_from_date new_to_date only_x_left_in_stock:Float open_amount_max:Float open_amount_min:Float other_platform_prices:[OtherPlatformPrice!] price_range:PriceRange! price_tiers:[TierPrice] productsurcharge_fee:Float quantity:Float rating_summary:Float! redirect_code:Int! related_products:[ProductInterface] relative_url review_count:Int! reviews:ProductReviews! short_description:ComplexTextValue size:Int sku small_image:ProductImage special_price:Float special_to_date stock_status:Enum swatch_image thumbnail:ProductImage type:Enum type_id uid:ID! upsell_products:[ProductInterface] url_key url_path url_suffix weight:Float',
  GiftCardWishlistItem:
    '<WishlistItemInterface added_at:String! description gift_card_options:GiftCardOptions! id:ID! product:ProductInterface quantity:Float!',
  GroupedProduct:
    '<ProductInterface <RoutableInterface <PhysicalProductInterface brand_code canonical_url categories:[CategoryInterface] color:Int country_of_manufacture crosssell_products:[ProductInterface] description:ComplexTextValue id:Int image:ProductImage items:[GroupedProductItem] max_sale_qty:Float media_gallery:[MediaGalleryInterface] media_gallery_entries:[MediaGalleryEntry] meta_description meta_keyword meta_title min_sale_qty:Float mw_reward_messages:ProductRewardMessages name new_from_date new_to_date only_x_left_in_stock:Float other_platform_prices:[OtherPlatformPrice!] price_range:PriceRange! price_tiers:[TierPrice] productsurcharge_fee:Float quantity:Float rating_summary:Float! redirect_code:Int! related_products:[ProductInterface] relative_url review_count:Int! reviews:ProductReviews! short_description:ComplexTextValue size:Int sku small_image:ProductImage special_price:Float special_to_date stock_status:Enum swatch_image thumbnail:ProductImage type:Enum type_id uid:ID! upsell_products:[ProductInterface] url_key url_path url_suffix weight:Float',
  GroupedProductItem: 'position:Int product:ProductInterface qty:Float',
  GroupedProductWishlistItem:
    '<WishlistItemInterface added_at:String! description id:ID! product:ProductInterface quantity:Float!',
  GstInvoice:
    'buyer:GstParty! cgst:Money document_url:String! igst:Money issued_at:String! lines:[GstInvoiceLine!]! number:String! place_of_supply:String! seller:GstParty! sgst:Money taxable_value:Money! total:Money!',
  GstInvoiceLine:
    'cgst:Money hsn:String! igst:Money name:String! quantity:Float! rate:Float! sgst:Money sku:String! taxable_value:Money! total:Money!',
  GstParty:
    'city:String! company gstin name:String! postcode:String! region:String! state_code:String! street:[String!]!',
  ImageSwatchData: '<SwatchDataInterface thumbnail value',
  InsufficientStockError: '<Error code:Enum! message:String! quantity:Float',
  Invoice: 'comments:[SalesCommentItem] id:ID! items:[InvoiceItemInterface] number:String! total:InvoiceTotal',
  InvoiceItem:
    '<InvoiceItemInterface discounts:[Discount] id:ID! order_item:OrderItemInterface product_name product_sale_price:Money! product_sku:String! quantity_invoiced:Float',
  InvoiceItemInterface:
    'discounts:[Discount] id:ID! order_item:OrderItemInterface product_name product_sale_price:Money! product_sku:String! quantity_invoiced:Float',
  InvoiceTotal:
    'base_grand_total:Money! discounts:[Discount] grand_total:Money! shipping_handling:ShippingHandling subtotal:Money! taxes:[TaxItem] total_shipping:Money! total_tax:Money!',
  IsEmailAvailableOutput: 'is_email_available:Boolean',
  ItemSelectedBundleOption: 'id:ID! label:String! uid:ID! values:[ItemSelectedBundleOptionValue]',
  ItemSelectedBundleOptionValue: 'id:ID! price:Money! product_name:String! product_sku:String! quantity:Float! uid:ID!',
  KeyValue: 'name value',
  MediaGalleryEntry: 'disabled:Boolean file id:Int label media_type position:Int types:[String] uid:ID!',
  LayerFilter: 'filter_items:[LayerFilterItemInterface] filter_items_count:Int name request_var',
  LayerFilterItem: '<LayerFilterItemInterface items_count:Int label value_string',
  LayerFilterItemInterface: 'items_count:Int label value_string',
  MediaGalleryInterface: 'disabled:Boolean label position:Int url',
  Money: 'currency:Enum value:Float',
  MwRewardPoints: 'balance:MwRewardPointsBalance expiration_date transactions:[MwRewardPointsTransaction]',
  MwRewardPointsBalance: 'money:Money points:Float',
  MwRewardPointsTransaction: 'balance:Float! date:String! delta:String! message:String!',
  OfferedCoupon: 'code:String! label:String! not_yet saves:Money',
  Order: 'order_id order_number:String!',
  OrderAddress:
    'city:String! company country_code:Enum fax firstname:String! lastname:String! middlename postcode prefix region region_id:ID street:[String]! suffix telephone vat_id',
  OrderItem:
    '<OrderItemInterface discounts:[Discount] eligible_for_return:Boolean entered_options:[OrderItemOption] id:ID! product:ProductInterface product_name product_sale_price:Money! product_sku:String! product_type product_url_key quantity_canceled:Float quantity_invoiced:Float quantity_ordered:Float quantity_refunded:Float quantity_return_requested:Float quantity_returned:Float quantity_shipped:Float selected_options:[OrderItemOption] status',
  OrderItemInterface:
    'discounts:[Discount] eligible_for_return:Boolean entered_options:[OrderItemOption] id:ID! product:ProductInterface product_name product_sale_price:Money! product_sku:String! product_type product_url_key quantity_canceled:Float quantity_invoiced:Float quantity_ordered:Float quantity_refunded:Float quantity_return_requested:Float quantity_returned:Float quantity_shipped:Float selected_options:[OrderItemOption] status',
  OrderItemOption: 'label:String! value:String!',
  OrderPaymentMethod: 'additional_data:[KeyValue] name:String! type:String!',
  OrderShipment:
    'comments:[SalesCommentItem] delivered_at id:ID! items:[ShipmentItemInterface] number:String! tracking:[ShipmentTracking]',
  OrderTotal:
    'base_grand_total:Money! discounts:[Discount] grand_total:Money! handling_charge:Money payment_surcharge:Money shipping_handling:ShippingHandling subtotal:Money! subtotal_excl_tax:Money! subtotal_incl_tax:Money! taxes:[TaxItem] total_shipping:Money! total_tax:Money!',
  OtherPlatformPrice: 'platform:String! price:Money! updated_at url',
  PhysicalProductInterface: 'weight:Float',
  PaymentAttempt: 'id:ID! status:Enum!',
  PlaceOrderError: 'code:Enum! message:String!',
  PlaceOrderOutput: 'errors:[PlaceOrderError]! order:Order orderV2:CustomerOrder',
  PriceRange: 'maximum_price:ProductPrice minimum_price:ProductPrice!',
  ProductDiscount: 'amount_off:Float percent_off:Float',
  ProductImage: '<MediaGalleryInterface disabled:Boolean label position:Int url',
  ProductInterface:
    'brand_code canonical_url categories:[CategoryInterface] color:Int country_of_manufacture crosssell_products:[ProductInterface] description:ComplexTextValue id:Int image:ProductImage max_sale_qty:Float media_gallery:[MediaGalleryInterface] media_gallery_entries:[MediaGalleryEntry] meta_description meta_keyword meta_title min_sale_qty:Float mw_reward_messages:ProductRewardMessages name new_from_date new_to_date only_x_left_in_stock:Float other_platform_prices:[OtherPlatformPrice!] price_range:PriceRange! price_tiers:[TierPrice] productsurcharge_fee:Float quantity:Float rating_summary:Float! related_products:[ProductInterface] review_count:Int! reviews:ProductReviews! short_description:ComplexTextValue size:Int sku small_image:ProductImage special_price:Float special_to_date stock_status:Enum swatch_image thumbnail:ProductImage type_id uid:ID! upsell_products:[ProductInterface] url_key url_path url_suffix',
  ProductMediaGalleryEntriesVideoContent:
    'media_type video_description video_metadata video_provider video_title video_url',
  ProductPrice: 'discount:ProductDiscount final_price:Money! regular_price:Money!',
  ProductReview:
    'average_rating:Float! created_at:String! nickname:String! product:ProductInterface! ratings_breakdown:[ProductReviewRating]! summary:String! text:String!',
  ProductReviewRating: 'name:String! value:String!',
  ProductReviewRatingMetadata: 'id:String! name:String! values:[ProductReviewRatingValueMetadata]!',
  ProductReviewRatingValueMetadata: 'value:String! value_id:String!',
  ProductReviewRatingsMetadata: 'items:[ProductReviewRatingMetadata]!',
  ProductReviews: 'items:[ProductReview]! page_info:SearchResultPageInfo!',
  ProductRewardMessages: 'category_message:String! product_message:String!',
  ProductVideo:
    '<MediaGalleryInterface disabled:Boolean label position:Int url video_content:ProductMediaGalleryEntriesVideoContent',
  Products:
    'aggregations:[Aggregation] filters:[LayerFilter] items:[ProductInterface] page_info:SearchResultPageInfo sort_fields:SortFields suggestions:[SearchSuggestion] total_count:Int',
  RazorpayOrder: 'amount currency message order_id rzp_order_id success:Boolean!',
  Region: 'code id:Int name',
  RemoveCouponFromCartOutput: 'cart:Cart',
  RemoveGiftCardFromCartOutput: 'cart:Cart!',
  RemoveItemFromCartOutput: 'cart:Cart!',
  RemoveMwRewardPointsFromCartOutput: 'cart:Cart!',
  RemoveProductsFromWishlistOutput: 'user_errors:[WishListUserInputError]! wishlist:Wishlist!',
  ReorderItemsOutput: 'cart:Cart! userInputErrors:[CheckoutUserInputError]!',
  RequestReturnOutput: 'return:Return returns:Returns',
  ResetCart: 'success:Boolean!',
  Return:
    'comments:[ReturnComment] created_at:String! customer:ReturnCustomer! items:[ReturnItem] number:String! order:CustomerOrder status:Enum uid:ID!',
  ReturnComment: 'author_name:String! created_at:String! text:String! uid:ID!',
  ReturnCustomAttribute: 'label:String! uid:ID! value:String!',
  ReturnCustomer: 'email:String! firstname lastname',
  ReturnItem:
    'custom_attributes:[ReturnCustomAttribute] order_item:OrderItemInterface! quantity:Float! request_quantity:Float! status:Enum! uid:ID!',
  ReturnItemAttributeMetadata:
    '<CustomAttributeMetadataInterface code:ID! is_required:Boolean! label options:[CustomAttributeOptionInterface]!',
  Returns: 'items:[Return] page_info:SearchResultPageInfo total_count:Int',
  RevokeCustomerTokenOutput: 'result:Boolean!',
  RoutableInterface: 'redirect_code:Int! relative_url type:Enum',
  SalesCommentItem: 'message:String! timestamp:String!',
  SearchResultPageInfo: 'current_page:Int page_size:Int total_pages:Int',
  SearchSuggestion: 'search:String!',
  SelectedBundleOption: 'id:Int! label:String! type:String! uid:ID! values:[SelectedBundleOptionValue]!',
  SelectedBundleOptionValue:
    'id:Int! label:String! original_price:Money! price:Float! priceV2:Money! quantity:Float! uid:ID!',
  SelectedConfigurableOption:
    'configurable_product_option_uid:ID! configurable_product_option_value_uid:ID! id:Int! option_label:String! value_id:Int! value_label:String!',
  SelectedPaymentMethod: 'code:String! purchase_order_number title:String!',
  SelectedShippingMethod:
    'amount:Money! carrier_code:String! carrier_title:String! method_code:String! method_title:String! price_excl_tax:Money! price_incl_tax:Money!',
  SetBillingAddressOnCartOutput: 'cart:Cart!',
  SetGuestEmailOnCartOutput: 'cart:Cart!',
  SetPaymentMethodOnCartOutput: 'cart:Cart!',
  SetRzpPaymentDetailsForOrderOutput: 'order:Order!',
  SetShippingAddressesOnCartOutput: 'cart:Cart!',
  SetShippingMethodsOnCartOutput: 'cart:Cart!',
  ShipmentItem:
    '<ShipmentItemInterface id:ID! order_item:OrderItemInterface product_name product_sale_price:Money! product_sku:String! quantity_shipped:Float!',
  ShipmentItemInterface:
    'id:ID! order_item:OrderItemInterface product_name product_sale_price:Money! product_sku:String! quantity_shipped:Float!',
  ShipmentTracking: 'carrier:String! number title:String!',
  ShippingCartAddress:
    '<CartAddressInterface available_shipping_methods:[AvailableShippingMethod] city:String! company country:CartAddressCountry! customer_notes fax firstname:String! lastname:String! middlename postcode prefix region:CartAddressRegion selected_shipping_method:SelectedShippingMethod street:[String]! suffix telephone uid:String! vat_id',
  ShippingDiscount: 'amount:Money!',
  ShippingHandling:
    'amount_excluding_tax:Money amount_including_tax:Money discounts:[ShippingDiscount] taxes:[TaxItem] total_amount:Money!',
  SimpleCartItem:
    '<CartItemInterface customizable_options:[SelectedCustomizableOption]! discount:[Discount] errors:[CartItemError] id:String! is_available:Boolean! max_qty:Float min_qty:Float not_available_message prices:CartItemPrices product:ProductInterface! quantity:Float! uid:ID!',
  SimpleProduct:
    '<ProductInterface <RoutableInterface <PhysicalProductInterface <CustomizableProductInterface options:[CustomizableOptionInterface] brand_code canonical_url categories:[CategoryInterface] color:Int country_of_manufacture crosssell_products:[ProductInterface] description:ComplexTextValue id:Int image:ProductImage max_sale_qty:Float media_gallery:[MediaGalleryInterface] media_gallery_entries:[MediaGalleryEntry] meta_description meta_keyword meta_title min_sale_qty:Float mw_reward_messages:ProductRewardMessages name new_from_date new_to_date only_x_left_in_stock:Float other_platform_prices:[OtherPlatformPrice!] price_range:PriceRange! price_tiers:[TierPrice] productsurcharge_fee:Float quantity:Float rating_summary:Float! redirect_code:Int! related_products:[ProductInterface] relative_url review_count:Int! reviews:ProductReviews! short_description:ComplexTextValue size:Int sku small_image:ProductImage special_price:Float special_to_date stock_status:Enum swatch_image thumbnail:ProductImage type:Enum type_id uid:ID! upsell_products:[ProductInterface] url_key url_path url_suffix weight:Float',
  SimpleWishlistItem:
    '<WishlistItemInterface added_at:String! description id:ID! product:ProductInterface quantity:Float!',
  SortField: 'label value',
  SortFields: 'default options:[SortField]',
  StoreConfig:
    'absolute_footer base_currency_code base_link_url base_media_url base_static_url base_url category_url_suffix cms_home_page cms_no_route code copyright customer_access_token_lifetime:Float default_country default_description default_display_currency_code default_keywords default_title grid_per_page:Int grid_per_page_values guest_price_hidden:Boolean head_shortcut_icon header_logo_src id:Int is_default_store:Boolean is_guest_checkout_enabled:Boolean locale logo_alt logo_height:Int logo_width:Int minimum_password_length no_route order_cancellation_enabled:Boolean! order_cancellation_reasons:[CancellationReason]! product_url_suffix razorpay_key_id razorpay_merchant_name_override required_character_classes_number returns_enabled:String! root_category_uid:ID secure_base_link_url secure_base_media_url secure_base_url store_code:ID store_group_code:ID store_group_name store_name store_sort_order:Int timezone title_prefix title_separator title_suffix website_code:ID website_name weight_unit welcome zero_subtotal_title',
  SwatchData: 'type value',
  SwatchDataInterface: 'value',
  SwatchLayerFilterItem:
    '<LayerFilterItemInterface <SwatchLayerFilterItemInterface items_count:Int label swatch_data:SwatchData value_string',
  SwatchLayerFilterItemInterface: 'swatch_data:SwatchData',
  TaxItem: 'amount:Money! rate:Float! title:String!',
  TextSwatchData: '<SwatchDataInterface value',
  UpdateCartItemsOutput: 'cart:Cart! errors:[CartUserInputError]!',
  UpdateProductsInWishlistOutput: 'user_errors:[WishListUserInputError]! wishlist:Wishlist!',
  VirtualCartItem:
    '<CartItemInterface customizable_options:[SelectedCustomizableOption]! discount:[Discount] errors:[CartItemError] id:String! is_available:Boolean! max_qty:Float min_qty:Float not_available_message prices:CartItemPrices product:ProductInterface! quantity:Float! uid:ID!',
  VirtualProduct:
    '<ProductInterface <RoutableInterface <CustomizableProductInterface options:[CustomizableOptionInterface] brand_code canonical_url categories:[CategoryInterface] color:Int country_of_manufacture crosssell_products:[ProductInterface] description:ComplexTextValue id:Int image:ProductImage max_sale_qty:Float media_gallery:[MediaGalleryInterface] media_gallery_entries:[MediaGalleryEntry] meta_description meta_keyword meta_title min_sale_qty:Float mw_reward_messages:ProductRewardMessages name new_from_date new_to_date only_x_left_in_stock:Float other_platform_prices:[OtherPlatformPrice!] price_range:PriceRange! price_tiers:[TierPrice] productsurcharge_fee:Float quantity:Float rating_summary:Float! redirect_code:Int! related_products:[ProductInterface] relative_url review_count:Int! reviews:ProductReviews! short_description:ComplexTextValue size:Int sku small_image:ProductImage special_price:Float special_to_date stock_status:Enum swatch_image thumbnail:ProductImage type:Enum type_id uid:ID! upsell_products:[ProductInterface] url_key url_path url_suffix',
  VirtualWishlistItem:
    '<WishlistItemInterface added_at:String! description id:ID! product:ProductInterface quantity:Float!',
  WishListUserInputError: 'code:Enum! message:String!',
  Wishlist: 'id:ID items_count:Int items_v2:WishlistItems name sharing_code updated_at visibility:Enum!',
  WishlistCartUserInputError: 'code:Enum! message:String! wishlistId:ID! wishlistItemId:ID!',
  WishlistItemInterface: 'added_at:String! description id:ID! product:ProductInterface quantity:Float!',
  WishlistItems: 'items:[WishlistItemInterface]! page_info:SearchResultPageInfo',
  SelectedCustomizableOption:
    'customizable_option_uid:ID! id:Int! is_required:Boolean! label:String! sort_order:Int! type:String! values:[SelectedCustomizableOptionValue]!',
  SelectedCustomizableOptionValue:
    'customizable_option_value_uid:ID! id:Int! label:String! price:CartItemSelectedOptionValuePrice! value:String!',
  TierPrice: 'discount:ProductDiscount final_price:Money quantity:Float',
};
