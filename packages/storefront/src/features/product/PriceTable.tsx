import { priceElsewhere } from '@shop/messages/product';
import type { PriceElsewhereProps } from '../../context/shop.ts';
import css from './PriceTable.module.css';

/** Other platforms' prices, one below the other. */
export function PriceTable({ others }: PriceElsewhereProps) {
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
