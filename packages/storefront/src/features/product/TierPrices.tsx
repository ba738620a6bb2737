import * as text from '@shop/messages/productTypes';
import { useMoney } from '@shop/ui';
import css from './ProductTypes.module.css';
import type { TierPrice } from './tierPrices.ts';

export interface TierPricesProps {
  /** Ascending by quantity; rupees. */
  tiers: TierPrice[];
  /** That of the chosen quantity. */
  reached: TierPrice | undefined;
}

/** What several pieces cost, one line for each tier; the one that the chosen quantity reaches stands out. */
export function TierPrices({ tiers, reached }: TierPricesProps) {
  const money = useMoney();
  return (
    <ul className={css['tiers']} aria-label={text.tiers}>
      {tiers.map(tier => (
        <li key={tier.quantity} aria-current={tier === reached ? 'true' : undefined}>
          {text.tier(tier.quantity, money(tier.price), tier.saves)}
        </li>
      ))}
    </ul>
  );
}
