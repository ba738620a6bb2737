import { priceElsewhere } from '@shop/messages/product';
import { Table } from '@shop/ui';
import { region } from '../../context/region.tsx';
import type { Amount } from '../../context/shop.ts';
import css from './PriceElsewhere.module.css';

export interface PriceElsewhereProps {
  /** What the product costs here. */
  own: Amount;
  /** What it costs on other platforms. */
  others: (Amount & {
    platform: string;
    /** Where and when it was seen, in words; absent where nobody says. */
    seen?: string | undefined;
  })[];
}

/** Other platforms' prices, one below the other. */
const DefaultPriceElsewhere = ({ others }: PriceElsewhereProps) => (
  <div>
    <Table caption={priceElsewhere} rows={others.map(({ platform, text }) => ({ name: platform, value: text }))} />
    {others.map(
      ({ platform, seen }) =>
        seen && (
          <small key={platform} className={css['seen']}>
            {seen}
          </small>
        ),
    )}
  </div>
);

declare module '../../context/shop.ts' {
  interface Regions {
    /** What a product costs on other platforms. */
    PriceElsewhere: PriceElsewhereProps;
  }
}

export const PriceElsewhere = region('PriceElsewhere', DefaultPriceElsewhere);
