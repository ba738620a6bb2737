import { byLocale } from '../store/byLocale.ts';
import { grievance, returnPolicy, shippingPolicy } from './content/policies.ts';
import { hindiPolicies } from './hindi/policies.ts';
import type { PageSeed, StoreViewSeed } from './contentTypes.ts';
import { storeViews } from './storeViews.ts';

type Policy = Pick<PageSeed, 'identifier' | 'title' | 'metaDescription' | 'content'>;

const policiesIn = byLocale<(view: StoreViewSeed) => Policy[]>({
  en_US: view => [
    {
      identifier: 'return-policy',
      title: 'Returns and refunds',
      metaDescription: 'What can be returned, until when, and when the money comes back.',
      content: returnPolicy(view),
    },
    {
      identifier: 'shipping-policy',
      title: 'Shipping and delivery',
      metaDescription: 'Where we deliver, in what time, and what it costs.',
      content: shippingPolicy(view),
    },
    {
      identifier: 'grievance-officer',
      title: 'Grievance officer',
      metaDescription: `Who runs ${view.name}, where, and who answers complaints.`,
      content: grievance(view),
    },
  ],
  hi_IN: hindiPolicies,
});

const pagesOf = (view: StoreViewSeed): PageSeed[] =>
  policiesIn[view.locale](view).map(page => ({ ...page, metaTitle: page.title, stores: [view.code] }));

/** What Indian law asks of a shop to publish, by the company behind each store view (routes-14). */
export const policyPages: PageSeed[] = storeViews.flatMap(pagesOf);
