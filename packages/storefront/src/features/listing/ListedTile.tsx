// chunk: listing
import { use, useState } from 'react';
import { CompareToggle } from '../shared/compare/CompareToggle.tsx';
import { choiceHref } from '../shared/productHref.ts';
import { QuickAdd } from '../shared/quickAdd/QuickAdd.tsx';
import { Tile } from '../shared/tile.tsx';
import { tileBadges } from '../shared/tileBadges.tsx';
import type { ListedProduct } from './listingQueries.ts';
import { DeliveryContext, LooksContext } from './looks.ts';
import { seenOption } from './seenOption.ts';
import { TileSwatches } from './TileSwatches.tsx';

export interface ListedTileProps {
  /** As the query of the listing asks for it. */
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
  const choice = option && chosen ? { [option.code]: chosen } : undefined;
  const picture = looks?.[previewed ?? chosen ?? ''];
  return (
    <Tile
      product={product}
      priority={priority}
      look={choice !== undefined || picture !== undefined ? { href: choiceHref(product, choice), picture } : undefined}
      badge={tileBadges(product, use(DeliveryContext))}
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
