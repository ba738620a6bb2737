import { describe, expect, it } from 'vitest';
import { makeShopper, type Shopper } from './orders/testing/makeShopper.ts';

const MONEY = '{ value currency }';

/** Asked by whoever looks at the catalogue, in the shapes of older and newer storefronts. */
const ofGuests: Record<string, { query: string; expected: object }> = {
  'prices before price ranges': {
    query: `{ products(filter: { sku: { eq: "AUR-HP-1" } }) { items { tier_price tier_prices { qty value }
      price { regularPrice { amount ${MONEY} adjustments { code } } minimalPrice { amount ${MONEY} } } } } }`,
    expected: {
      products: {
        items: [{ price: { regularPrice: { amount: { value: 4999, currency: 'INR' }, adjustments: [] } } }],
      },
    },
  },
  'attributes of products with their values': {
    query: `{ products(filter: { sku: { eq: "AUR-HP-1" } }) { items { custom_attributesV2(filters: { is_visible_on_front: true }) {
      errors { type } items { code ... on AttributeValue { value } ... on AttributeSelectedOptions { selected_options { label value } } } } } } }`,
    expected: {
      products: {
        items: [
          {
            custom_attributesV2: {
              errors: [],
              items: expect.arrayContaining([
                { code: 'brand_code', selected_options: [{ label: 'Aurora', value: 'aurora' }] },
              ]) as unknown,
            },
          },
        ],
      },
    },
  },
  'every kind of option that a product may ask for': {
    query: `fragment Asked on CustomizableProductInterface { options { title
        ... on CustomizableFieldOption { text: value { max_characters } }
        ... on CustomizableFileOption { product_sku file: value { uid file_extension image_size_x image_size_y price price_type sku } } } }
      { products(filter: { sku: { eq: "AUR-HP-1" } }) { items { sku ... on CustomizableProductInterface { ...Asked } } } }`,
    expected: { products: { items: [{ sku: 'AUR-HP-1', options: null }] } },
  },
  'paths, links and taxes of products': {
    query: `{ products(filter: { sku: { eq: "AUR-HP-1" } }) { items { url_rewrites { url parameters { name value } } staged websites { code }
      product_links { link_type linked_product_sku } rules { name } is_returnable
      price_range { minimum_price { fixed_product_taxes { label } } } } } }`,
    expected: { products: { items: [{ staged: false, rules: [], is_returnable: '1', websites: [{ code: 'base' }] }] } },
  },
  'what is known of attributes': {
    query: `{ customAttributeMetadataV2(attributes: [
        { attribute_code: "color", entity_type: "catalog_product" }
        { attribute_code: "none", entity_type: "catalog_product" }
        { attribute_code: "color", entity_type: "moon" }
      ]) {
      items { code frontend_input entity_type is_unique ... on CatalogAttributeMetadata { is_filterable used_in_product_listing } } errors { type message } } }`,
    expected: {
      customAttributeMetadataV2: {
        items: [{ code: 'color', frontend_input: 'SELECT', entity_type: 'CATALOG_PRODUCT', is_filterable: true }],
        errors: [
          { type: 'ATTRIBUTE_NOT_FOUND', message: 'Attribute code "none" could not be found.' },
          { type: 'ENTITY_NOT_FOUND', message: 'Entity "moon" could not be found.' },
        ],
      },
    },
  },
  'attributes by a filter': {
    query:
      '{ attributesList(entityType: CATALOG_PRODUCT, filters: { is_filterable: false, is_comparable: true }) { items { code } } }',
    expected: { attributesList: { items: [{ code: 'sku' }, { code: 'country_of_manufacture' }] } },
  },
  'what a form asks': {
    query: `{ attributesForm(formCode: "customer_address_edit") {
      items { code is_required ... on CustomerAttributeMetadata { multiline_count sort_order validate_rules { name } } }
      errors { type } } }`,
    expected: {
      attributesForm: {
        items: expect.arrayContaining([
          expect.objectContaining({ code: 'street', is_required: true, multiline_count: 2 }),
        ]) as unknown,
        errors: [],
      },
    },
  },
  'where a path leads': {
    query: `{ urlResolver(url: "/aurora-studio-headphones.html") { type relative_url redirectCode entity_uid } }`,
    expected: { urlResolver: { type: 'PRODUCT', relative_url: 'aurora-studio-headphones.html', redirectCode: 0 } },
  },
  'a category by its number': {
    query: `{ category { children { name } } }`,
    expected: { category: { children: expect.arrayContaining([{ name: 'Audio' }]) as unknown } },
  },
  'settings of the shop': {
    query: `{ storeConfig { allow_order allow_gift_wrapping_on_order enable_multiple_wishlists shopping_cart_display_price countries_with_required_region
      category_fixed_product_tax_display_setting configurable_thumbnail_source list_mode root_category_id minicart_display send_friend { enabled_for_guests } } }`,
    expected: {
      storeConfig: {
        allow_order: '1',
        enable_multiple_wishlists: '0',
        shopping_cart_display_price: 2,
        countries_with_required_region: 'IN',
        category_fixed_product_tax_display_setting: 'FPT_DISABLED',
      },
    },
  },
  'where goods are fetched in person': {
    query: `{ pickupLocations(area: { radius: 50, search_term: "110001:IN" }, productsInfo: [{ sku: "AUR-HP-1" }], sort: { distance: ASC }) {
      items { name latitude } total_count page_info { page_size } } }`,
    expected: { pickupLocations: { items: [], total_count: 0, page_info: { page_size: 20 } } },
  },
  'what is not asked here': {
    query: `{ checkoutAgreements { name } recaptchaFormConfig(formType: CUSTOMER_LOGIN) { is_enabled } recaptchaV3Config { website_key } }`,
    expected: { checkoutAgreements: [], recaptchaFormConfig: { is_enabled: false }, recaptchaV3Config: null },
  },
};

// Rule client-20.
describe('other storefronts for Magento', () => {
  it.each(Object.entries(ofGuests))('ask for %s', async (_, { query, expected }) => {
    expect(await makeShopper().must(query)).toMatchObject(expected);
  });

  it('fill and empty a cart by the older calls', async () => {
    const shopper = makeShopper();
    const id = await shopper.cartWith(['AUR-HP-1', 1]);
    const cart = await shopper.must(
      `query ($id: String!) { cart(cart_id: $id) {
        applied_coupon { code } applied_store_credit { enabled applied_balance ${MONEY} } rules { name } prices { discount { label } grand_total_excluding_tax ${MONEY} }
        itemsV2 { items { prices { fixed_product_taxes { label } row_catalog_discount { amount_off } } } } } }`,
      { id },
    );
    expect(cart).toMatchObject({
      cart: {
        applied_coupon: null,
        applied_store_credit: { enabled: false, applied_balance: null },
        rules: [],
        prices: { discount: null },
      },
    });
    const coupons = (codes: string[], type: string) =>
      shopper.ask(
        `mutation ($input: ApplyCouponsToCartInput) { applyCouponsToCart(input: $input) { cart { applied_coupons { code } } } }`,
        { input: { cart_id: id, coupon_codes: codes, type } },
      );
    expect((await coupons(['SAVE10'], 'APPEND')).data).toMatchObject({
      applyCouponsToCart: { cart: { applied_coupons: [{ code: 'SAVE10' }] } },
    });
    expect((await coupons(['FLAT500'], 'APPEND')).errors?.[0]?.message).toMatch(/^Maximum allowed number/);
    expect((await coupons(['FLAT500'], 'REPLACE')).data).toMatchObject({
      applyCouponsToCart: { cart: { applied_coupons: [{ code: 'FLAT500' }] } },
    });
    const cleared = `mutation ($uid: ID!) { clearCart(input: { uid: $uid }) { cart { total_quantity } errors { type message } } }`;
    expect(await shopper.must(cleared, { uid: id })).toMatchObject({
      clearCart: { cart: { total_quantity: 0 }, errors: [] },
    });
    expect(await shopper.must(cleared, { uid: 'nothing' })).toMatchObject({
      clearCart: { cart: null, errors: [{ type: 'NOT_FOUND' }] },
    });
  });

  it('work out delivery and totals for an address without writing it', async () => {
    const shopper = makeShopper();
    const id = await shopper.cartWith(['NIL-PH-2', 1]);
    const input = { cart_id: id, address: { country_code: 'IN', postcode: '110001', region: { region_code: 'DL' } } };
    const { estimateShippingMethods: methods } = await shopper.must<{
      estimateShippingMethods: { carrier_code: string; method_code: string; amount: { value: number } }[];
    }>(
      `mutation ($input: EstimateTotalsInput!) { estimateShippingMethods(input: $input) { carrier_code method_code amount ${MONEY} } }`,
      { input },
    );
    const [method] = methods;
    const { estimateTotals: estimated } = await shopper.must<{
      estimateTotals: { cart: { shipping_addresses: { selected_shipping_method: object }[] } };
    }>(
      `mutation ($input: EstimateTotalsInput!) { estimateTotals(input: $input) { cart { prices { grand_total ${MONEY} }
        shipping_addresses { items_weight same_as_billing cart_items_v2 { uid } selected_shipping_method { carrier_code } } } } }`,
      {
        input: {
          ...input,
          shipping_method: { carrier_code: method!.carrier_code, method_code: method!.method_code },
        },
      },
    );
    expect(estimated.cart.shipping_addresses[0]?.selected_shipping_method).toEqual({
      carrier_code: method!.carrier_code,
    });
    const { cart } = await shopper.must<{ cart: { shipping_addresses: object[] } }>(
      'query ($id: String!) { cart(cart_id: $id) { shipping_addresses { city } } }',
      { id },
    );
    expect(cart.shipping_addresses).toEqual([]);
  });

  it('make and change accounts by the first versions of the calls', async () => {
    const shopper = makeShopper();
    const input = { email: 'kiran@example.com', password: 'Shop@1234', firstname: 'Kiran', lastname: 'Das' };
    await shopper.must(`mutation ($input: CustomerInput!) { createCustomer(input: $input) { customer { email } } }`, {
      input,
    });
    await shopper.signIn(input.email);
    const change = `mutation ($input: CustomerInput!) { updateCustomer(input: $input) { customer { email firstname dob } } }`;
    const { errors } = await shopper.ask(change, { input: { email: 'other@example.com' } });
    expect(errors?.[0]?.message).toBe('Provide the current "password" to change "email".');
    expect(await shopper.must(change, { input: { firstname: 'Kira', dob: '1990-02-01' } })).toEqual({
      updateCustomer: { customer: { email: input.email, firstname: 'Kira', dob: '1990-02-01' } },
    });
    const subscribe = `mutation ($email: String!) { subscribeEmailToNewsletter(email: $email) { status } }`;
    expect(await shopper.must(subscribe, { email: input.email })).toEqual({
      subscribeEmailToNewsletter: { status: 'SUBSCRIBED' },
    });
    expect((await shopper.ask(subscribe, { email: input.email })).errors?.[0]?.message).toBe(
      'This email address is already subscribed.',
    );
  });

  it('read a customer with addresses, returns, wish list and orders', async () => {
    const asha = await signedIn('asha@example.com');
    const { customer, customerOrders, wishlist } = await asha.must<Record<string, Record<string, unknown>>>(
      `{ customer { confirmation_status group_id allow_remote_shopping_assistance
           store_credit { enabled current_balance ${MONEY} balance_history { total_count } } addressesV2(pageSize: 1) { total_count items { custom_attributesV2 { code } } }
           returns { items { uid shipping { tracking { uid } } items { custom_attributesV2 { code ... on AttributeSelectedOptions { selected_options { label } } } } } }
           wishlist { items_count items { qty } }
           orders(pageSize: 1) { items { created_at customer_info { firstname } applied_gift_cards { code }
             items { prices { price_including_tax ${MONEY} row_total ${MONEY} total_item_discount ${MONEY} } } } } }
         customerOrders { items { order_number grand_total } } wishlist { items_count sharing_code } customerDownloadableProducts { items { status } } }`,
    );
    expect(customer).toMatchObject({
      confirmation_status: 'ACCOUNT_CONFIRMATION_NOT_REQUIRED',
      store_credit: { enabled: false, current_balance: null, balance_history: null },
      addressesV2: { total_count: expect.any(Number) as number },
      orders: { items: [{ customer_info: { firstname: 'Asha' } }] },
    });
    expect(customerOrders?.['items']).toHaveLength(6);
    expect(wishlist).toHaveProperty('sharing_code');
  });

  it('set the payment and order in one call', async () => {
    const shopper = makeShopper();
    const id = await shopper.cartWith(['NIL-PH-2', 1]);
    await shopper.readyToPlace(id, 'razorpay');
    expect(
      await shopper.must(
        `mutation ($id: String!) { setPaymentMethodAndPlaceOrder(input: { cart_id: $id, payment_method: { code: "cashondelivery" } }) { order { order_number } } }`,
        { id },
      ),
    ).toMatchObject({
      setPaymentMethodAndPlaceOrder: { order: { order_number: expect.stringMatching(/^\d{9}$/) as string } },
    });
  });
});

async function signedIn(email: string): Promise<Shopper> {
  const shopper = makeShopper();
  await shopper.signIn(email);
  return shopper;
}
