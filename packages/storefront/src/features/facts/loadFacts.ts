import { GetProductFacts, type CommerceClient, type ResultOf } from '@shop/commerce-client';
import { priceSeen } from '@shop/messages/facts';
import { serverDate } from '../shared/dates.ts';

type Answer = ResultOf<typeof GetProductFacts>;
type Stated = Partial<NonNullable<NonNullable<NonNullable<Answer['products']>['items']>[number]>>;
type Terms = Partial<NonNullable<Answer['storeConfig']>>;

type Sighting = NonNullable<Stated['other_platform_prices']>[number];

/** What a product states and promises, and the shop's terms for it. What the back end does not know is absent. */
export interface ProductFacts {
  promises: NonNullable<Stated['promises']> | undefined;
  specifications: NonNullable<Stated['specifications']>;
  boxContents: readonly string[];
  offers: NonNullable<Stated['offers']>;
  /** Where and when prices elsewhere were seen, in words, by platform (product-06). */
  sightings: Record<string, string>;
  delivery: NonNullable<Terms['delivery_terms']> | undefined;
  plans: NonNullable<Terms['instalment_plans']>;
}

/** The platform with its sentence; nothing where the date or the address is none. */
function sightingOf({ platform, url, updated_at: at }: Sighting): [string, string][] {
  if (!at || !url || !URL.canParse(url)) return [];
  return [[platform, priceSeen(platform, new URL(url).host, serverDate(at, 'moment'))]];
}

/** Null where the back end cannot tell: a product is sold without them. */
export async function loadFacts(client: CommerceClient, urlKey: string): Promise<ProductFacts | null> {
  const answer = await client.query(GetProductFacts, { urlKey }).catch(() => null);
  if (!answer) return null;
  const stated: Stated = answer.products?.items?.[0] ?? {};
  const terms: Terms = answer.storeConfig ?? {};
  return {
    promises: stated.promises ?? undefined,
    specifications: stated.specifications ?? [],
    boxContents: stated.box_contents ?? [],
    offers: stated.offers ?? [],
    sightings: Object.fromEntries((stated.other_platform_prices ?? []).flatMap(sightingOf)),
    delivery: terms.delivery_terms ?? undefined,
    plans: terms.instalment_plans ?? [],
  };
}
