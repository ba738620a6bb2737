import { Rating } from '@shop/ui';
import { region } from '../../context/region.tsx';
import { CompareHere } from '../shared/compare/CompareHere.tsx';
import css from './ProductHead.module.css';
import type { Product } from './productModel.ts';
import { ShareButton } from './ShareButton.tsx';

export interface ProductHeadProps {
  /** Of whatever type. */
  product: Product;
}

/** What a product is called and how it is rated, and the ways to share and compare it. */
function DefaultProductHead({ product }: ProductHeadProps) {
  const name = product.name ?? '';
  return (
    <>
      <h1 className={css['name']}>{product.name}</h1>
      <div className={css['under']}>
        <a href="#reviews">
          <Rating percent={product.rating_summary} count={product.review_count} />
        </a>
        <ShareButton name={name} />
        <CompareHere sku={product.sku ?? ''} name={name} picture={product.small_image?.url} />
      </div>
    </>
  );
}

declare module '../../context/shop.ts' {
  interface Regions {
    /** Name and rating of a product, and the ways to share and compare it. */
    ProductHead: ProductHeadProps;
  }
}

export const ProductHead = region('ProductHead', DefaultProductHead);
