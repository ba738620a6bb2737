import * as text from '@shop/messages/compare';
import { inStock, onlyLeft, outOfStock } from '@shop/messages/product';
import { formatNumber } from '@shop/ui';
import { readOptions } from '../shared/options/productOptions.ts';
import type { ComparedProduct } from './compareQuery.ts';

/** One thing that is told of products, of each in its column; undefined where nothing is. */
export interface CompareRow {
  label: string;
  values: (string | undefined)[];
  /** Not the same of all. */
  differs: boolean;
}

/** Labels and values of one product, in their order; name, picture and price stand above them. */
type Facts = [label: string, value: string][];

export interface Speaker {
  money: (rupees: number) => string;
  /** Guests see no prices here. */
  isPriceHidden: boolean;
}

const ratingOf = ({ rating_summary: percent, review_count: count }: ComparedProduct): Facts =>
  count > 0 ? [[text.rating, text.ratingOf((percent / 20).toFixed(1), formatNumber(count))]] : [];

const stockOf = ({ stock_status: status, only_x_left_in_stock: left }: ComparedProduct): string =>
  status === 'OUT_OF_STOCK' ? outOfStock : left != null && left > 0 ? onlyLeft(left) : inStock;

function factsOf(product: ComparedProduct, { money, isPriceHidden }: Speaker): Facts {
  const others = isPriceHidden ? [] : (product.other_platform_prices ?? []);
  return [
    ...ratingOf(product),
    [text.availability, stockOf(product)],
    ...('configurable_options' in product ? readOptions(product) : []).map(
      ({ label, values }) => [label, values.map(value => value.label).join(', ')] satisfies Facts[number],
    ),
    ...(product.specifications ?? []).flatMap(({ rows }) =>
      rows.map(({ label, value }) => [label, value] satisfies Facts[number]),
    ),
    ...(product.promises?.warranty ? [[text.warranty, product.promises.warranty] satisfies Facts[number]] : []),
    ...others.map(
      ({ platform, price: { value } }) => [text.priceAt(platform), money(value ?? 0)] satisfies Facts[number],
    ),
    ...(product.country_of_manufacture ? [[text.country, product.country_of_manufacture] satisfies Facts[number]] : []),
  ];
}

/** What is told of any of the products, a row each, in the order in which the first that tells it does (compare-03). */
export function compareRows(products: readonly ComparedProduct[], speaker: Speaker): CompareRow[] {
  const facts = products.map(product => factsOf(product, speaker));
  const labels: string[] = [];
  for (const list of facts) {
    let place = 0;
    for (const [label] of list) {
      const known = labels.indexOf(label);
      if (known === -1) labels.splice(place++, 0, label);
      else place = known + 1;
    }
  }
  return labels.map(label => {
    const values = facts.map(list => list.find(([other]) => other === label)?.[1]);
    return { label, values, differs: new Set(values).size > 1 };
  });
}
