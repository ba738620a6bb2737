import { DatabaseSync } from 'node:sqlite';

type Row = Record<string, number | string>;

/** What the commerce server had before anything was bought, and has after it. */
export interface Stock {
  stock: Map<number, number>;
  uses: Map<string, number>;
  cards: Map<string, number>;
  coins: Map<number, number>;
  orders: number;
}

function inside<Answer>(database: string, look: (rows: (sql: string) => Row[]) => Answer): Answer {
  const db = new DatabaseSync(database, { readOnly: true });
  try {
    return look(sql => db.prepare(sql).all() as Row[]);
  } finally {
    db.close();
  }
}

/** Two columns as a map. */
const pairs = <Key extends string | number>(found: Row[]) =>
  new Map(found.map(row => Object.values(row) as [Key, number]));

/** Counts everything that an order changes. */
export const takeStock = (database: string): Stock =>
  inside(database, rows => ({
    stock: pairs<number>(rows('SELECT id, stock FROM product')),
    uses: pairs<string>(rows('SELECT code, times_used FROM coupon')),
    cards: pairs<string>(rows('SELECT code, balance FROM gift_card')),
    coins: pairs<number>(
      rows(
        'SELECT customer_id, balance FROM coin_transaction WHERE id IN (SELECT max(id) FROM coin_transaction GROUP BY customer_id)',
      ),
    ),
    orders: Number(rows('SELECT count(*) AS n FROM sales_order')[0]?.['n']),
  }));

/** Differences between what went and what the orders took, a sentence each; none where all adds up. */
export function complaintsAbout(database: string, before: Stock, answered: readonly { number: string }[]): string[] {
  const after = takeStock(database);
  const compare = (what: string, was: Map<unknown, number>, is: Map<unknown, number>, taken: Row[], sign: 1 | -1) => {
    const took = pairs<string | number>(taken);
    return [...was].flatMap(([key, count]) => {
      const expected = count + sign * (took.get(key as string) ?? 0);
      return is.get(key) === expected ? [] : [`${what} ${String(key)}: ${is.get(key)} instead of ${expected}`];
    });
  };
  return inside(database, rows => {
    const since = `(SELECT * FROM sales_order ORDER BY id LIMIT -1 OFFSET ${before.orders})`;
    const kept = new Map(rows(`SELECT number, status FROM ${since}`).map(({ number, status }) => [number, status]));
    const lost = answered.filter(({ number }) => !kept.has(number)).map(({ number }) => `lost: order ${number}`);
    const doubled = rows(`SELECT cart_id, count(*) AS n FROM ${since} GROUP BY cart_id HAVING n > 1`);
    const unknown = kept.size - new Set(answered.map(({ number }) => number)).size;
    const coins = rows('SELECT customer_id, sum(delta) AS total FROM coin_transaction GROUP BY customer_id');
    return [
      ...lost,
      ...doubled.map(({ cart_id: cart, n }) => `ordered ${n} times: cart ${cart}`),
      ...(unknown === 0 ? [] : [`${unknown} orders that nobody was told of`]),
      ...compare(
        'stock of product',
        before.stock,
        after.stock,
        rows(
          `SELECT product_id, sum(quantity) FROM order_item WHERE order_id IN (SELECT id FROM ${since}) GROUP BY product_id`,
        ),
        -1,
      ),
      ...compare(
        'uses of coupon',
        before.uses,
        after.uses,
        rows(`SELECT coupon_code, count(*) FROM ${since} WHERE coupon_code IS NOT NULL GROUP BY coupon_code`),
        1,
      ),
      ...compare(
        'balance of gift card',
        before.cards,
        after.cards,
        rows(
          `SELECT gift_card_code, sum(gift_card) FROM ${since} WHERE gift_card_code IS NOT NULL GROUP BY gift_card_code`,
        ),
        -1,
      ),
      ...coins.flatMap(({ customer_id: customer, total }) =>
        after.coins.get(Number(customer)) === total ? [] : [`coins of customer ${customer}: balance is not the sum`],
      ),
    ];
  });
}

/** Something of which there is plenty, to be bought again and again: one piece of it, as it is. */
export const plentiful = (database: string, pieces: number): string[] =>
  inside(database, rows =>
    rows(
      `SELECT sku FROM product WHERE type = 'simple' AND stock >= ${pieces} AND price > 0
        AND id NOT IN (SELECT product_id FROM custom_option WHERE required)
        AND id NOT IN (SELECT product_id FROM product_in_view WHERE min_quantity > 1 OR quantity_step > 1)
        ORDER BY stock DESC, id LIMIT 10`,
    ).map(({ sku }) => String(sku)),
  );
