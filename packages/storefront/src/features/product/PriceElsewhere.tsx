import { priceElsewhere } from '@shop/messages/product';
import { region } from '../../context/region.tsx';
import type { Amount } from '../../context/shop.ts';
import css from './PriceElsewhere.module.css';

export interface PriceElsewhereProps {
  /** What the product costs here. */
  own: Amount;
  /** What it costs on other platforms. */
  others: (Amount & { platform: string })[];
}

/** Other platforms' prices, one below the other. */
function DefaultPriceElsewhere({ others }: PriceElsewhereProps) {
  return (
    <table className={css['elsewhere']}>
      <caption>{priceElsewhere}</caption>
      <tbody>
        {others.map(other => (
          <tr key={other.platform}>
            <th scope="row">{other.platform}</th>
            <td>{other.text}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

declare module '../../context/shop.ts' {
  interface Regions {
    /** What a product costs on other platforms. */
    PriceElsewhere: PriceElsewhereProps;
  }
}

export const PriceElsewhere = region('PriceElsewhere', DefaultPriceElsewhere);
