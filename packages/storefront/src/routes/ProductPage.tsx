import * as text from '@shop/messages/product';
import { Badge, Breadcrumbs, ProductGrid, Rating } from '@shop/ui';
import { memo, useDeferredValue, useState } from 'react';
import { DeliveryBar } from '../features/delivery/DeliveryBar.tsx';
import { BuyBox } from '../features/product/BuyBox.tsx';
import { chosenVariant, type Chosen } from '../features/product/choices.ts';
import { Description } from '../features/product/Description.tsx';
import { Elsewhere } from '../features/product/Elsewhere.tsx';
import { Gallery } from '../features/product/Gallery.tsx';
import { kindPart, loadedBox } from '../features/product/kindPart.ts';
import { isDelivered, optionsOf, shownOf, variantsOf } from '../features/product/productModel.ts';
import { ShareButton } from '../features/product/ShareButton.tsx';
import { ReviewsPlace } from '../features/reviews/ReviewsPlace.tsx';
import { PageTitle } from '../features/shared/PageTitle.tsx';
import { useShell } from '../features/shared/useShell.ts';
import { Tile } from '../features/shared/tile.tsx';
import type { ProductPageData } from './loadProductPage.ts';
import css from './ProductPage.module.css';

/** What the page needs for the product's kind. */
export const part = ({ product }: ProductPageData) => kindPart(product);

/** What stands below the fold. No choice changes it, so that none has to wait for it. */
const Below = memo(function Below({ data: { product, description, reviews } }: { data: ProductPageData }) {
  const { storeName } = useShell();
  const related = (product.related_products ?? []).flatMap(other => (other?.url_key ? [other] : []));
  return (
    <>
      <Description nodes={description} origin={product.country_of_manufacture} shop={storeName} />
      {reviews && <ReviewsPlace key={product.uid} product={product} first={reviews} />}
      {related.length > 0 && (
        <div className={css['related']}>
          <h2>{text.related}</h2>
          <ProductGrid label={text.related}>{related.map(other => <Tile key={other.uid} product={other} />)}</ProductGrid>
        </div>
      )}
    </>
  );
});

/** A product: pictures, price, choices and the way into the cart. */
export function Component({ data }: { data: ProductPageData }) {
  const { product, crumbs } = data;
  const [chosen, setChosen] = useState<Chosen>({});
  const variant = chosenVariant(optionsOf(product), variantsOf(product), chosen);
  // The choice and its price answer first; pictures of the variant follow.
  const { pictures, price } = shownOf(product, useDeferredValue(variant?.sku));
  const Box = loadedBox(product);
  return (
    <div className={css['page']}>
      <PageTitle page={product.meta_title || product.name || undefined} description={product.meta_description} />
      <Breadcrumbs crumbs={crumbs} />
      <div className={css['main']}>
        <Gallery key={pictures[0]?.url} pictures={pictures} name={product.name ?? ''} />
        <div className={css['aside']}>
          <h1 className={css['name']}>{product.name}</h1>
          <div className={css['under']}>
            <a href="#reviews"><Rating percent={product.rating_summary} count={product.review_count} /></a>
            <ShareButton name={product.name ?? ''} />
          </div>
          {Box ? <Box product={product} /> : <BuyBox product={product} chosen={chosen} onChoose={setChosen} />}
          {product.mw_reward_messages && <span className={css['coins']}><Badge tone="coin">{product.mw_reward_messages.product_message}</Badge></span>}
          {isDelivered(product) && <DeliveryBar />}
          <Elsewhere product={product} price={price} />
        </div>
      </div>
      <Below data={data} />
    </div>
  );
}
