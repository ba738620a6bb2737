import { graphql, type ResultOf } from '@shop/commerce-client';
import * as text from '@shop/messages/recent';
import { cartSlice, useAppDispatch, useAppSelector } from '@shop/state';
import { Image, Link, useMoney } from '@shop/ui';
import { ShoppingCart } from 'lucide-react';
import { useEffect, useId, useState } from 'react';
import { useCommerce } from '../../context/CommerceContext.ts';
import { region } from '../../context/region.tsx';
import { useIsPriceHidden } from '../shared/GuestPrice.tsx';
import { inOrderOf } from '../shared/inOrderOf.ts';
import { productHref } from '../shared/productHref.ts';
import { withPage } from '../shared/withPage.ts';
import css from './Continue.module.css';
import { readProducts } from './recentProducts.ts';

const { selectItemCount } = cartSlice.selectors;

const SeenProductsQuery = graphql(`
  query SeenProducts($skus: [String]) {
    products(filter: { sku: { in: $skus } }, pageSize: 5) {
      items {
        uid
        sku
        name
        url_key
        url_suffix
        small_image { url }
        price_range { minimum_price { final_price { value } } }
      }
    }
  }
`);

type Seen = NonNullable<NonNullable<NonNullable<ResultOf<typeof SeenProductsQuery>['products']>['items']>[number]>;

export interface ContinueProps {
  /** Nothing of what was looked at is to be had any more. */
  onNothing: () => void;
}

/** The cart where it holds something, and what was looked at in this browser, the newest first, in one row. */
function DefaultContinue({ onNothing }: ContinueProps) {
  const { client } = useCommerce();
  const dispatch = useAppDispatch();
  const count = useAppSelector(selectItemCount);
  const isHidden = useIsPriceHidden();
  const money = useMoney();
  const title = useId();
  const [products, setProducts] = useState<Seen[]>([]);
  useEffect(() => {
    const skus = dispatch(readProducts());
    let hasLeft = false;
    const show = (found: Seen[]) => {
      if (hasLeft) return;
      setProducts(inOrderOf(skus, found));
      if (found.length === 0) onNothing();
    };
    client.query(SeenProductsQuery, { skus }).then(
      answer => show(withPage(answer.products?.items)),
      () => show([]),
    );
    return () => {
      hasLeft = true;
    };
    // oxlint-disable-next-line react/exhaustive-deps -- asked for once
  }, [client, dispatch]);
  if (products.length === 0) return null;
  return (
    <section aria-labelledby={title}>
      <h2 id={title} className={css['title']}>
        {text.continueHere}
      </h2>
      <ul className={css['row']} aria-labelledby={title}>
        {count > 0 && (
          <li>
            <Link className={css['card']} href="/cart">
              <span className={css['picture']}>
                <ShoppingCart size={28} strokeWidth={1.5} aria-hidden />
              </span>
              <span>
                <strong className={css['name']}>{text.yourCart}</strong>
                {text.inCart(count)}
              </span>
            </Link>
          </li>
        )}
        {products.map(product => {
          const price = product.price_range.minimum_price.final_price.value;
          return (
            <li key={product.uid}>
              <Link className={css['card']} href={productHref(product)}>
                <span className={css['picture']}>
                  <Image src={product.small_image?.url ?? ''} alt="" sizes="64px" largest={160} />
                </span>
                <span>
                  <span className={css['name']}>{product.name}</span>
                  {!isHidden && price !== null && <strong>{money(price)}</strong>}
                </span>
              </Link>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

declare module '../../context/shop.ts' {
  interface Regions {
    /** What one goes on with on the home page: the cart, and what was looked at. */
    Continue: ContinueProps;
  }
}

export const Continue = region('Continue', DefaultContinue);
