import type { OptionalFeature } from '@shop/commerce-client';
import type { PublicConfig } from '@shop/variant';
import { useShop } from './ShopContext.ts';

/** Answers whether the back end has what a feature needs. */
export const featureCheck =
  ({ featuresOff = [] }: PublicConfig) =>
  (feature: OptionalFeature): boolean =>
    !featuresOff.includes(feature);

/** Whether the back end has what a feature needs; where it has not, the feature is absent from the shop. */
export const useFeature = (feature: OptionalFeature): boolean => featureCheck(useShop().config)(feature);
