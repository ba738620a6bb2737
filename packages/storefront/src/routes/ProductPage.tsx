import { Breadcrumbs, Carousel, Rating, useMoney } from '@shop/ui';
import { useState } from 'react';
import { DeliveryBar } from '../features/delivery/DeliveryBar.tsx';
import { BuyBox } from '../features/product/BuyBox.tsx';
import { chosenVariant, type Chosen } from '../features/product/choices.ts';
import { Description } from '../features/product/Description.tsx';
import { Gallery } from '../features/product/Gallery.tsx';
import type { ProductData } from '../features/product/loadProduct.ts';
import { isDelivered, optionsOf, shownOf, variantsOf } from '../features/product/productModel.ts';
import { PageTitle } from '../features/shared/PageTitle.tsx';
import { Tile } from '../features/shared/tile.tsx';
import css from './ProductPage.module.css';

/** A product: pictures, price, choices and the way into the cart. */
export function Component({ data: { product, description, crumbs } }: { data: ProductData }) {
  const money = useMoney();
  const [chosen, setChosen] = useState<Chosen>({});
  const variant = chosenVariant(optionsOf(product), variantsOf(product), chosen);
  const { pictures } = shownOf(product, variant?.sku);
  const related = (product.related_products ?? []).filter(other => other !== null);
  const elsewhere = product.other_platform_prices ?? [];
  return (
    <div className={css['page']}>
      <PageTitle page={product.meta_title ?? product.name ?? undefined} description={product.meta_description} />
      <Breadcrumbs crumbs={crumbs} />
      <div className={css['main']}>
        <Gallery key={pictures[0]?.url} pictures={pictures} name={product.name ?? ''} />
        <div className={css['aside']}>
          <h1 className={css['name']}>{product.name}</h1>
          <Rating percent={product.rating_summary} count={product.review_count} />
          <BuyBox product={product} chosen={chosen} onChoose={setChosen} />
          {isDelivered(product) && <DeliveryBar />}
          {elsewhere.length > 0 && (
            <table className={css['elsewhere']}>
              <caption>Price elsewhere</caption>
              <tbody>
                {elsewhere.map(other => <tr key={other.platform}><th scope="row">{other.platform}</th><td>{money(other.price.value ?? 0)}</td></tr>)}
              </tbody>
            </table>
          )}
        </div>
      </div>
      <Description nodes={description} origin={product.country_of_manufacture} />
      {related.length > 0 && (
        <div className={css['related']}>
          <h2>You may also like</h2>
          <Carousel label="You may also like">{related.map(other => <Tile key={other.uid} product={other} />)}</Carousel>
        </div>
      )}
    </div>
  );
}
