// chunk: content
import type { ReactElement, ReactNode } from 'react';
import type { PageElement, PageTree } from '../tree.ts';

/** A block as it was fetched: its tree, or what the query says of its absence. */
export type BlockData = { tree: PageTree } | { message: string };

/** What the loader fetched for a page: blocks by identifier, dynamic blocks by uid. */
export interface PageData {
  blocks: Record<string, BlockData>;
  dynamicBlocks: Record<string, BlockData>;
}

/** Names of the rows of slides and the lists of products of a page, by their element. */
export type RowNames = ReadonlyMap<PageElement, string>;

/** What all elements of one page share while they are rendered. */
export interface Page {
  /** Gives a tile for each product that is known, in the order given. */
  renderProducts: (urlKeys: string[]) => ReactNode[];
  renderDealsEnd: ((urlKeys: string[]) => ReactNode) | undefined;
  data: PageData | undefined;
  names: RowNames;
  /** Blocks that stand around the element; one inside itself is cut. */
  within: string[];
  render: (elements: PageElement[], options?: { first?: boolean; within?: string[] }) => ReactElement[];
}

/** Blocks inside blocks are shown so deep. */
export const deepestBlock = 5;
