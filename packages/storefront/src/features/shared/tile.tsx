import type { FragmentOf } from '@shop/commerce-client';
import { from } from '@shop/messages/tile';
import { ProductTile, Skeleton } from '@shop/ui';
import type { ReactNode } from 'react';
import { region } from '../../context/region.tsx';
import { GuestPrice, useIsPriceHidden } from './GuestPrice.tsx';
import { Price } from './Price.tsx';
import { productHref } from './productHref.ts';
import type { TileFragment } from './tileFragment.ts';
import { WishHeart } from './wishes/WishHeart.tsx';

export type TileProduct = FragmentOf<typeof TileFragment>;

export interface TileProps {
  /** As `TileFragment` asks for it. */
  product: TileProduct;
  /** Above the name; left out where absent. */
  brandName?: string | undefined;
  /** In the first screen: its picture comes at once. */
  priority?: boolean;
  /** Where it leads and its picture, where a choice of it is shown. */
  look?: { href: string; picture?: string | undefined } | undefined;
  /** Stands in the corner instead of the wishlist's heart. */
  corner?: ReactNode;
  /** Below everything else. */
  footer?: ReactNode;
  /** The one thing worth knowing first, over the picture. */
  badge?: ReactNode;
  /** What it can be had in, below its price. */
  choices?: ReactNode;
  /** Buttons at its foot. */
  actions?: ReactNode;
}

/**
 * A product of the back end as a tile. A range of prices begins with "From"; the place of a price that is not known yet
 * is kept.
 */
function DefaultTile({
  product,
  brandName,
  priority = false,
  look,
  corner = <WishHeart sku={product.sku ?? ''} name={product.name ?? ''} />,
  footer,
  badge,
  choices,
  actions,
}: TileProps) {
  const hidden = useIsPriceHidden();
  const { minimum_price: least, maximum_price: most } = product.price_range;
  const price = least.final_price.value ?? 0;
  const highest = most?.final_price.value ?? price;
  return (
    <ProductTile
      href={look?.href ?? productHref(product)}
      name={product.name ?? ''}
      brand={brandName}
      image={look?.picture ?? product.small_image?.url ?? ''}
      price={
        hidden ? (
          <GuestPrice />
        ) : least.final_price.value === null ? (
          <Skeleton width="5rem" />
        ) : (
          <Price
            value={price}
            was={least.regular_price.value ?? undefined}
            prefix={highest > price ? from : undefined}
          />
        )
      }
      otherPrices={(hidden ? [] : (product.other_platform_prices ?? [])).map(other => ({
        platform: other.platform,
        value: other.price.value ?? 0,
      }))}
      rating={{ percent: product.rating_summary, count: product.review_count }}
      outOfStock={product.stock_status === 'OUT_OF_STOCK'}
      priority={priority}
      corner={corner}
      footer={footer}
      badge={badge}
      choices={choices}
      actions={actions}
    />
  );
}

declare module '../../context/shop.ts' {
  interface Regions {
    /** A product in a list, on the home page too. */
    Tile: TileProps;
  }
}

export const Tile = region('Tile', DefaultTile);
