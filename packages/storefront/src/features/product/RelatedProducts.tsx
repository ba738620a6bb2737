import * as text from '@shop/messages/product';
import { ProductGrid } from '@shop/ui';
import { region } from '../../context/region.tsx';
import { Tile, type TileProduct } from '../shared/tile.tsx';
import css from './RelatedProducts.module.css';

export interface RelatedProductsProps {
  /** In their order; one at least. */
  products: readonly TileProduct[];
}

/** What somebody may like who likes the product of the page. */
function DefaultRelatedProducts({ products }: RelatedProductsProps) {
  return (
    <div className={css['related']} data-offscreen="">
      <h2>{text.related}</h2>
      <ProductGrid label={text.related}>
        {products.map(product => (
          <Tile key={product.uid} product={product} />
        ))}
      </ProductGrid>
    </div>
  );
}

declare module '../../context/shop.ts' {
  interface Regions {
    /** Tiles on the page of a product: what else one may like. */
    RelatedProducts: RelatedProductsProps;
  }
}

export const RelatedProducts = region('RelatedProducts', DefaultRelatedProducts);
