import type { StoreViewSeed } from '../catalogue/contentTypes.ts';
import { instalmentPlans } from '../catalogue/instalmentPlans.ts';
import { FLAT_RATE, FREE_SHIPPING_FROM } from '../checkout/charges.ts';
import { paymentTitle } from '../checkout/paymentMethods.ts';
import type { SandboxContext } from '../context.ts';
import { giftSettings } from '../gifts/giftSettings.ts';
import { rupees } from '../money.ts';
import { cancellationReasons } from '../orders/cancellationReasons.ts';
import type { ResolverMap } from '../resolverMap.ts';
import { ROOT_CATEGORY_ID } from '../seed/seedCategories.ts';
import { furtherSettings } from './furtherSettings.ts';
import { labelsInView } from './labelsInView.ts';
import { encodeUid } from '../uid.ts';

/** Settings of a store view as storeConfig shows them. Addresses are below the origin of the request. */
function storeConfig(view: StoreViewSeed, { db, mediaBase }: SandboxContext) {
  const asker = { db, storeView: view };
  const reasons = labelsInView(asker, 'cancellation_reason');
  const base = `${mediaBase}/`;
  return {
    id: view.id,
    code: view.code,
    store_code: view.code,
    store_name: view.name,
    store_sort_order: view.sortOrder,
    is_default_store: view.isDefault,
    store_group_code: 'main_website_store',
    store_group_name: 'Main Website Store',
    website_code: 'base',
    website_name: 'Main Website',
    locale: view.locale,
    timezone: 'Asia/Kolkata',
    weight_unit: 'kgs',
    base_currency_code: view.currency,
    default_display_currency_code: view.currency,
    default_country: 'IN',
    base_url: base,
    base_link_url: base,
    base_static_url: `${base}static/`,
    base_media_url: `${base}media/`,
    secure_base_url: base,
    secure_base_link_url: base,
    secure_base_media_url: `${base}media/`,
    default_title: view.title,
    default_description: view.description,
    default_keywords: view.keywords,
    title_prefix: null,
    title_suffix: view.titleSuffix,
    title_separator: '-',
    header_logo_src: view.logo.src,
    logo_alt: view.logo.alt,
    logo_width: view.logo.width,
    logo_height: view.logo.height,
    welcome: view.welcome,
    copyright: view.copyright,
    absolute_footer: view.absoluteFooter,
    category_url_suffix: view.categoryUrlSuffix,
    product_url_suffix: view.productUrlSuffix,
    root_category_uid: encodeUid(ROOT_CATEGORY_ID),
    cms_home_page: view.homePage,
    cms_no_route: view.noRoutePage,
    no_route: 'cms/noroute/index',
    grid_per_page: 6,
    grid_per_page_values: '6,12,24,36',
    customer_access_token_lifetime: view.tokenLifetime,
    minimum_password_length: '8',
    required_character_classes_number: '3',
    is_guest_checkout_enabled: true,
    guest_price_hidden: view.guestPriceHidden,
    zero_subtotal_title: paymentTitle(asker, 'free'),
    order_cancellation_enabled: true,
    order_cancellation_reasons: cancellationReasons.map(reason => ({ description: reasons.get(reason) ?? reason })),
    returns_enabled: 'enabled',
    ...giftSettings,
    delivery_terms: { fee: rupees(FLAT_RATE), free_from: rupees(FREE_SHIPPING_FROM) },
    instalment_plans: instalmentPlans,
    ...furtherSettings(mediaBase),
  };
}

/** Store views and their settings. */
export const storeResolvers: ResolverMap = {
  Query: {
    storeConfig: (_, __, context) => storeConfig(context.storeView, context),
    availableStores: (_, __, context) =>
      context.config.storeViews.toSorted((a, b) => a.sortOrder - b.sortOrder).map(view => storeConfig(view, context)),
  },
};
