import { GetCoinTransactions } from '@shop/commerce-client';
import { Card } from '@shop/ui';
import { useQuery } from 'urql';
import { useFeature } from '../../context/features.ts';
import { useShop } from '../../context/ShopContext.ts';
import { coinCount } from '../shared/coinCount.ts';
import { coinChanges } from './coinChanges.ts';
import css from './Orders.module.css';

/** What an order has earned, used and given back of the customer's coins (coins-05); nothing where nobody says. */
export function OrderCoins({
  number,
}: {
  /** The printed number, by which the changes of the balance name an order. */
  number: string;
}) {
  const { variant } = useShop();
  const [{ data }] = useQuery({
    query: GetCoinTransactions,
    requestPolicy: 'cache-and-network',
    pause: !useFeature('coins'),
  });
  const changes = coinChanges(data, number);
  if (changes.length === 0) return null;
  return (
    <Card as="section" className={css['card']}>
      <h2 className={css['small']}>{variant.coinName}</h2>
      <ul className={css['coins']}>
        {changes.map(({ message, change }, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- two changes may say the same
          <li key={index}>
            {message}
            <span className={css['amount']}>
              <bdi>
                {change > 0 && '+'}
                {coinCount(change)}
              </bdi>
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
