import { useMoney } from '@shop/ui';
import { memo } from 'react';
import { useIsPriceHidden } from '../shared/GuestPrice.tsx';
import { PriceElsewhere } from './PriceElsewhere.tsx';
import type { Product } from './productModel.ts';

export interface ElsewhereProps {
  /** Its prices elsewhere are in rupees, as the back end has them. */
  product: Product;
  /** Where and when its prices elsewhere were seen, in words, by platform. */
  sightings?: Record<string, string> | undefined;
  /** What is asked for it here, or for its chosen variant; rupees. */
  price: number;
}

/** What the product costs on other platforms; nothing where that is not known, or where guests see no prices. */
export const Elsewhere = memo(function Elsewhere({ product, sightings, price }: ElsewhereProps) {
  const money = useMoney();
  const isHidden = useIsPriceHidden();
  const amount = (value: number) => ({ value, text: money(value) });
  const others = (product.other_platform_prices ?? []).map(other => ({
    platform: other.platform,
    ...amount(other.price.value ?? 0),
    seen: sightings?.[other.platform],
  }));
  if (others.length === 0 || isHidden) return null;
  return <PriceElsewhere own={amount(price)} others={others} />;
});
