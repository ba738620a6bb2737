import { defaultRatio } from '../image/imageUrl.ts';
import { Skeleton } from './Skeleton.tsx';
import css from './ProductTileSkeleton.module.css';

/** Tiles of a gallery that has not come yet (catalogue-02). */
export const placeholderTiles = 6;

/** The exact shape of a tile with brand, name and price, so that nothing moves when it comes. */
export function ProductTileSkeleton() {
  return (
    <div className={css['tile']}>
      <Skeleton ratio={defaultRatio} />
      <div className={css['body']}>
        <span className={css['brand']}>
          <Skeleton width="40%" />
        </span>
        <span className={css['name']}>
          <Skeleton />
          <Skeleton width="70%" />
        </span>
        <span className={css['price']}>
          <Skeleton width="50%" />
        </span>
      </div>
    </div>
  );
}
