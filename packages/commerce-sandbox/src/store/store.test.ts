import { expect, it } from 'vitest';
import { storeViews } from '../catalogue/storeViews.ts';
import { makeSandbox } from '../testing/makeSandbox.ts';

const { query } = makeSandbox();

it('describes the store view that the header names', async () => {
  const ask =
    '{ storeConfig { id code store_code store_name is_default_store category_url_suffix base_url base_media_url header_logo_src default_title title_suffix } }';
  const zepp = (await query(ask)).data?.['storeConfig'];
  const float = (await query(ask, {}, { store: 'float' })).data?.['storeConfig'];
  expect(zepp).toMatchObject({
    id: 1,
    code: 'zepp',
    store_code: 'zepp',
    is_default_store: true,
    category_url_suffix: '.html',
  });
  expect(float).toMatchObject({
    id: 3,
    code: 'float',
    store_name: 'Float Price',
    is_default_store: false,
    base_url: 'http://sandbox.test/',
    base_media_url: 'http://sandbox.test/media/',
  });
});

it('tells the rules of passwords, sessions and pages', async () => {
  const { data } = await query(
    '{ storeConfig { minimum_password_length required_character_classes_number customer_access_token_lifetime ' +
      'no_route cms_no_route cms_home_page locale default_display_currency_code root_category_uid grid_per_page } }',
  );
  expect(data?.['storeConfig']).toEqual({
    minimum_password_length: '8',
    required_character_classes_number: '3',
    customer_access_token_lifetime: 1,
    no_route: 'cms/noroute/index',
    cms_no_route: 'no-route',
    cms_home_page: 'home',
    locale: 'en_US',
    default_display_currency_code: 'INR',
    root_category_uid: 'Mg==',
    grid_per_page: 6,
  });
});

it('lists the store views in order: the three brands, then the partners', async () => {
  const { data } = await query('{ availableStores(useCurrentGroup: true) { store_code store_name } }');
  const stores = data?.['availableStores'] as { store_code: string; store_name: string }[];
  expect(stores.slice(0, 4).map(({ store_code }) => store_code)).toEqual(['zepp', 'uni', 'float', 'default']);
  expect(stores.map(({ store_name }) => store_name)).toEqual(storeViews.map(({ name }) => name));
  expect(stores.length).toBeGreaterThanOrEqual(39);
});
