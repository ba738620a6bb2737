import { event, type AnalyticsEvent } from './events.ts';
import type { ListedItem, PageFacts, PressFacts } from './facts.ts';
import { basketOf, type KnownItems } from './knownItems.ts';

/** Hosts where a shop has a page of its own, by the names of the networks. */
const networks: Record<string, RegExp> = {
  facebook: /(^|\.)facebook\.com$/,
  instagram: /(^|\.)instagram\.com$/,
  linkedin: /(^|\.)linkedin\.com$/,
  pinterest: /(^|\.)pinterest\.(com|co\.in)$/,
  telegram: /^t\.me$/,
  whatsapp: /(^|\.)(whatsapp\.com|wa\.me)$/,
  x: /(^|\.)(twitter|x)\.com$/,
  youtube: /(^|\.)(youtube\.com|youtu\.be)$/,
};

const withoutPath = ({ href: _href, ...item }: ListedItem) => item;

/** The filters of a page that the page before did not have. */
function newFilters(page: PageFacts, last: PageFacts | undefined): AnalyticsEvent[] {
  if (page.list === undefined || last?.list?.id !== page.list.id || last.search?.term !== page.search?.term) return [];
  const before = last.list.filters;
  return Object.entries(page.list.filters).flatMap(([name, values]) =>
    values.some(value => !before[name]?.includes(value))
      ? [event('filter_applied', { filter_name: name, filter_values: [...values] })]
      : [],
  );
}

/** Tells which pages are seen, and what is pressed on them. */
export function pageEvents(known: KnownItems) {
  let last: PageFacts | undefined;

  const shown = (page: PageFacts): AnalyticsEvent[] => {
    const { product, list, search } = page;
    const items = list?.items.map(withoutPath) ?? [];
    known.learn(product ? [product.item] : items);
    const isNewSearch = search !== undefined && search.term !== last?.search?.term;
    const isGiftCard = product?.isGiftCard === true || page.type === 'gift-cards';
    return [
      event('page_view', { page_location: page.location, page_type: page.type }),
      ...(product ? [event('view_item', basketOf([product.item]))] : []),
      ...(isNewSearch && !page.isReturn ? [event('search', { search_term: search.term })] : []),
      ...(isNewSearch ? [event('view_search_results', { search_term: search.term, results: search.results })] : []),
      ...(page.isReturn ? [] : newFilters(page, last)),
      ...(list && items.length > 0
        ? [event('view_item_list', { item_list_id: list.id, item_list_name: list.name, items })]
        : []),
      ...(isGiftCard ? [event('gift_card_viewed', { page_type: page.type })] : []),
      ...(page.type === 'wishlist' ? [event('wishlist_viewed', {})] : []),
    ];
  };

  return {
    pageShown(page: PageFacts): AnalyticsEvent[] {
      const events = shown(page);
      last = page;
      return events;
    },
    pressed({ place, link, host, text }: PressFacts): AnalyticsEvent[] {
      if (place === 'footer') {
        const network = Object.keys(networks).find(name => host !== undefined && networks[name]?.test(host));
        return [network === undefined ? event('footer_click', { link }) : event('social_click', { network })];
      }
      if (place === 'banner') return [event('select_promotion', { promotion_id: link, promotion_name: text || link })];
      const item = last?.list?.items.find(({ href }) => href === link);
      return [
        event('select_item', {
          item_list_id: last?.list?.id,
          item_list_name: last?.list?.name,
          items: [item ? withoutPath(item) : { item_name: text }],
        }),
      ];
    },
  };
}
