import { defaultRatio } from '../image/imageUrl.ts';
import { Skeleton } from './Skeleton.tsx';
import css from './ProductTileSkeleton.module.css';

/** Tiles of a gallery that has not come yet (specification, section 9). */
export const placeholderTiles = 6;

/** The shape of a tile. */
export function ProductTileSkeleton() {
  return (
    <div className={css['tile']}>
      <Skeleton ratio={defaultRatio} />
      <div className={css['body']}>
        <Skeleton width="40%" height="12px" />
        <Skeleton height="14px" />
        <Skeleton width="70%" height="14px" />
        <Skeleton width="50%" height="20px" />
      </div>
    </div>
  );
}
