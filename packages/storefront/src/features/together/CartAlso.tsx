import type { CartDetails } from '@shop/commerce-client';
import * as text from '@shop/messages/together';
import { ProductGrid, whileVisible } from '@shop/ui';
import { useEffect, useId, useRef, useState } from 'react';
import { useCommerce } from '../../context/CommerceContext.ts';
import { region } from '../../context/region.tsx';
import { QuickAdd } from '../shared/quickAdd/QuickAdd.tsx';
import { Tile } from '../shared/tile.tsx';
import css from './CartAlso.module.css';
import { alsoFor } from './offeredWith.ts';
import { CartAlsoQuery, type Offered } from './togetherQuery.ts';

/** Tiles of one row of a desk. */
const MOST = 4;

/** Px below the screen from where it counts as near. */
const NEAR = 600;

export interface CartAlsoProps {
  /** The cart as the back end has it. */
  details: CartDetails;
}

/**
 * What goes with what is in the cart (together-04), asked for once somebody scrolls near. It stays as it came: a tile
 * that was put into the cart says so, and keeps the focus.
 */
function DefaultCartAlso({ details }: CartAlsoProps) {
  const { client } = useCommerce();
  const title = useId();
  const place = useRef<HTMLElement>(null);
  const [isNear, setNear] = useState(false);
  const [products, setProducts] = useState<Offered[]>([]);
  const skus = [...new Set(details.items.map(line => line.product.sku ?? ''))];
  useEffect(() => {
    if (!place.current) return undefined;
    return whileVisible(place.current, isVisible => isVisible && setNear(true), NEAR);
  }, []);
  useEffect(() => {
    if (!isNear) return undefined;
    let hasLeft = false;
    client.query(CartAlsoQuery, { skus }).then(
      answer => {
        if (!hasLeft) setProducts(alsoFor(skus, answer.products?.items ?? [], MOST));
      },
      () => undefined,
    );
    return () => {
      hasLeft = true;
    };
    // oxlint-disable-next-line react/exhaustive-deps -- asked once, whatever becomes of the lines
  }, [client, isNear]);
  return (
    <section ref={place} className={css['also']} aria-labelledby={title} hidden={isNear && products.length === 0}>
      {products.length > 0 && (
        <>
          <h2 id={title}>{text.also}</h2>
          <ProductGrid label={text.also}>
            {products.map(product => (
              <Tile key={product.uid} product={product} actions={<QuickAdd product={product} />} />
            ))}
          </ProductGrid>
        </>
      )}
    </section>
  );
}

declare module '../../context/shop.ts' {
  interface Regions {
    /** Tiles below the cart: what goes with what is in it. */
    CartAlso: CartAlsoProps;
  }
}

export const CartAlso = region('CartAlso', DefaultCartAlso);
