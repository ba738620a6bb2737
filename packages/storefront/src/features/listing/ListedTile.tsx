import { bestseller } from '@shop/messages/listing';
import { onlyLeft } from '@shop/messages/product';
import { Badge } from '@shop/ui';
import { use, useState } from 'react';
import { CompareToggle } from '../shared/compare/CompareToggle.tsx';
import { choiceHref } from '../shared/productHref.ts';
import { QuickAdd } from '../shared/quickAdd/QuickAdd.tsx';
import { Tile } from '../shared/tile.tsx';
import type { ListedProduct } from './listingQueries.ts';
import { DeliveryContext, LooksContext } from './looks.ts';
import { seenOption } from './seenOption.ts';
import { TileSwatches } from './TileSwatches.tsx';

export interface ListedTileProps {
  product: ListedProduct;
  /** In the first screen. */
  priority: boolean;
}

/** A product of a listing: a tile with its colours, what is left of it, and the way into the cart. */
export function ListedTile({ product, priority }: ListedTileProps) {
  const [chosen, setChosen] = useState<string>();
  const [previewed, setPreviewed] = useState<string>();
  const looks = use(LooksContext)[product.sku ?? ''];
  const option = seenOption(product);
  const left = product.only_x_left_in_stock ?? 0;
  const delivery = use(DeliveryContext);
  // What presses most comes first (listing-03).
  const badges = (
    [
      ['warning', left > 0 && onlyLeft(left)],
      ['accent', product.is_bestseller && bestseller],
      ['success', delivery],
    ] as const
  )
    .filter(([, words]) => words)
    .slice(0, 2);
  const choice = option && chosen ? { [option.code]: chosen } : undefined;
  const picture = looks?.[previewed ?? chosen ?? ''];
  return (
    <Tile
      product={product}
      priority={priority}
      look={choice !== undefined || picture !== undefined ? { href: choiceHref(product, choice), picture } : undefined}
      badge={
        badges.length > 0 &&
        badges.map(([tone, words]) => (
          <Badge key={tone} tone={tone}>
            {words}
          </Badge>
        ))
      }
      choices={option && <TileSwatches option={option} chosen={chosen} onChoose={setChosen} onPreview={setPreviewed} />}
      actions={
        <>
          <QuickAdd product={product} chosen={choice} />
          <CompareToggle sku={product.sku ?? ''} name={product.name ?? ''} picture={product.small_image?.url} />
        </>
      }
    />
  );
}
