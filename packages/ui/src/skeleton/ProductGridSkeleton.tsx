import * as text from '@shop/messages/controls';
import { ProductGrid } from '../product-tile/ProductGrid.tsx';
import { placeholderTiles, ProductTileSkeleton } from './ProductTileSkeleton.tsx';

export interface ProductGridSkeletonProps {
  /** What is coming, for those who do not see it. */
  label?: string;
  /** How many tiles; 6 unless told (catalogue-02). */
  tiles?: number;
}

/** A gallery that has not come yet. */
export function ProductGridSkeleton({
  label = text.productsLoading,
  tiles = placeholderTiles,
}: ProductGridSkeletonProps) {
  return (
    <ProductGrid label={label}>
      {Array.from({ length: tiles }, (_, index) => (
        <ProductTileSkeleton key={index} />
      ))}
    </ProductGrid>
  );
}
