import { Children, type ReactNode } from 'react';
import css from './ProductTile.module.css';

export interface ProductGridProps {
  /** What the list is, for those who do not see it. */
  label: string;
  /** A tile each. */
  children: ReactNode;
}

/** Tiles at the beginning of a list: two rows of a phone, one of a desk. */
const tilesInSight = 4;

/**
 * Tiles: 2 across, 4 from the medium breakpoint (catalogue-03). What stands beside the tiles in their grid says by
 * `--tiles-across` how many are left.
 */
export function ProductGrid({ label, children }: ProductGridProps) {
  return (
    <ul className={css['grid']} aria-label={label}>
      {Children.toArray(children).map((child, index) => (
        <li key={index} data-offscreen={index < tilesInSight ? undefined : ''}>
          {child}
        </li>
      ))}
    </ul>
  );
}
