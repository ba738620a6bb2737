import { expect, it } from 'vitest';
import { openTranscript } from './testing/openTranscript.ts';

const items = [
  { item_id: 'KETTLE', item_name: 'Kettle', price: 1000, index: 0, href: '/kettle.html' },
  { item_id: 'LAMP', item_name: 'Lamp', price: 250, index: 1, href: '/lamp.html' },
];
const list = (filters: Record<string, string[]> = {}) => ({ id: 'MTI=', name: 'Home', items, filters });
const searched = (term: string, isReturn = false) => ({
  type: 'search',
  isReturn,
  list: { id: 'search', name: 'Search results', items, filters: {} },
  search: { term, results: 2 },
});

it('tells each page that is seen', () => {
  const shop = openTranscript();
  shop.show({ type: 'cms_page' });
  expect(shop.events()).toEqual([
    { name: 'page_view', params: { page_location: 'https://shop.test/cms_page', page_type: 'cms_page' } },
  ]);
});

it('tells view_item and view_item_list', () => {
  const shop = openTranscript();
  const item = { item_id: 'KETTLE', item_name: 'Kettle', price: 1000 };
  shop.show({ type: 'product', product: { item, isGiftCard: false } });
  shop.show({ type: 'category', list: list() });
  expect(shop.events().filter(({ name }) => name !== 'page_view')).toEqual([
    { name: 'view_item', params: { currency: 'INR', value: 1000, items: [item] } },
    {
      name: 'view_item_list',
      params: { item_list_id: 'MTI=', item_list_name: 'Home', items: items.map(({ href: _href, ...each }) => each) },
    },
  ]);
});

// Rule analytics-06.
it('tells a search once, whatever page of its results, and not when one comes back to it', () => {
  const shop = openTranscript();
  shop.show(searched('kettle'));
  expect(shop.names()).toEqual(['page_view', 'search', 'view_search_results', 'view_item_list']);
  shop.show(searched('kettle'));
  expect(shop.names()).toEqual(['page_view', 'view_item_list']);
  shop.show({ type: 'product' });
  shop.names();
  shop.show(searched('kettle', true));
  expect(shop.names()).toEqual(['page_view', 'view_search_results', 'view_item_list']);
});

it('tells filter_applied for what was chosen, and not for what was taken away or came with a link', () => {
  const shop = openTranscript();
  shop.show({ type: 'category', list: list({ brand: ['aura'] }) });
  expect(shop.names()).not.toContain('filter_applied');
  shop.show({ type: 'category', list: list({ brand: ['aura', 'volt'], colour: ['red'] }) });
  expect(shop.events().filter(({ name }) => name === 'filter_applied')).toEqual([
    { name: 'filter_applied', params: { filter_name: 'brand', filter_values: ['aura', 'volt'] } },
    { name: 'filter_applied', params: { filter_name: 'colour', filter_values: ['red'] } },
  ]);
  shop.show({ type: 'category', list: list({ colour: ['red'] }) });
  shop.show({ type: 'category', isReturn: true, list: list({ brand: ['aura'], colour: ['red'] }) });
  expect(shop.names()).not.toContain('filter_applied');
});

it('tells of gift cards and of the wishlist', () => {
  const shop = openTranscript();
  shop.show({ type: 'gift-cards' });
  shop.show({ type: 'product', product: { item: { item_id: 'GIFT' }, isGiftCard: true } });
  shop.show({ type: 'wishlist' });
  expect(shop.names()).toEqual([
    'page_view',
    'gift_card_viewed',
    'page_view',
    'view_item',
    'gift_card_viewed',
    'page_view',
    'wishlist_viewed',
  ]);
});

it('tells what was pressed', () => {
  const shop = openTranscript();
  shop.show({ type: 'category', list: list() });
  shop.names();
  shop.press({ place: 'tile', link: '/lamp.html', text: 'Lamp' });
  shop.press({ place: 'tile', link: '/other.html', text: 'Other' });
  shop.press({ place: 'banner', link: '/audio.html', text: '' });
  shop.press({ place: 'footer', link: '/about-us', text: 'About us' });
  shop.press({ place: 'footer', link: 'www.instagram.com', host: 'www.instagram.com', text: '' });
  shop.press({ place: 'footer', link: 'example.org', host: 'example.org', text: '' });
  const from = { item_list_id: 'MTI=', item_list_name: 'Home' };
  expect(shop.events()).toEqual([
    {
      name: 'select_item',
      params: { ...from, items: [{ item_id: 'LAMP', item_name: 'Lamp', price: 250, index: 1 }] },
    },
    { name: 'select_item', params: { ...from, items: [{ item_name: 'Other' }] } },
    { name: 'select_promotion', params: { promotion_id: '/audio.html', promotion_name: '/audio.html' } },
    { name: 'footer_click', params: { link: '/about-us' } },
    { name: 'social_click', params: { network: 'instagram' } },
    { name: 'footer_click', params: { link: 'example.org' } },
  ]);
});
