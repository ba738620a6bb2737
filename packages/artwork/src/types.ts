import type { Shape } from './shapes.ts';

export const finishes = ['matte', 'gloss', 'metal', 'fabric', 'leather', 'wood', 'paper', 'glass'] as const;

export type Finish = (typeof finishes)[number];

/** What a picture shows. Two products never share one: `seed` moves proportions and details within a shape. */
export interface Artwork {
  shape: Shape;
  /** Main colour of the thing, #rrggbb. A colour option of a product changes this. */
  colour: string;
  /** Second colour (strap, screen, label, trim), #rrggbb. */
  accent: string;
  finish: Finish;
  /** Ground behind the thing, the tint of its category, #rrggbb, light. */
  tint: string;
  /** Any whole number; decides proportions, pattern and small details. */
  seed: number;
  /** Short text on the thing itself (a pack's name, a book's title), at most 18 characters. */
  label?: string;
  /**
   * Which kind of the shape, where it has several (a foldable phone "flip" or "fold"); by seed unless said. Unknown
   * names count as unsaid.
   */
  form?: string;
}

/** The pictures of one product, in the order of its gallery. */
export type View = 'front' | 'angle' | 'detail';
