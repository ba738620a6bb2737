import type { CSSProperties } from 'react';
import css from './Skeleton.module.css';

export interface SkeletonProps {
  /** CSS length; as wide as its place unless told. */
  width?: string;
  /** CSS length; one line of text unless told. */
  height?: string;
  /** Width over height, instead of a height. */
  ratio?: number;
  /** A circle, for a face or a mark. */
  round?: boolean;
}

/** Keeps the place of what is about to come, in its shape. */
export function Skeleton({ width, height, ratio, round = false }: SkeletonProps) {
  const style: CSSProperties = {
    inlineSize: width,
    blockSize: ratio === undefined ? height : 'auto',
    aspectRatio: ratio,
  };
  return <span className={css['skeleton']} data-round={round || undefined} style={style} aria-hidden="true" />;
}
