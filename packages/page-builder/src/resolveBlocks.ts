import { needs } from './needs.ts';
import { deepestBlock, type BlockData, type PageData } from './render/page.ts';
import type { Needs, PageTree } from './tree.ts';

export interface BlockSource<Product> {
  /** Asks for several blocks at once, by identifier; one that is absent has a message, or is left out. */
  blocks: (identifiers: string[]) => Promise<Record<string, BlockData>>;
  /** Asks for several dynamic blocks at once, by uid; absent where the back end has no such query. */
  dynamicBlocks?: (uids: string[]) => Promise<Record<string, BlockData>>;
  /** Asks for several products at once, by url key; one that is absent is left out. */
  products: (urlKeys: string[]) => Promise<Record<string, Product>>;
}

export interface ResolvedBlocks<Product> {
  data: PageData;
  /** The page's and its blocks' products, by url key. */
  products: Record<string, Product>;
}

/**
 * Fetches the products and blocks that a page names, and those that these name in turn, to depth 5: what a level names
 * is asked for together, and nothing twice, so that a cycle ends.
 */
export async function resolveBlocks<Product>(
  tree: PageTree,
  source: BlockSource<Product>,
): Promise<ResolvedBlocks<Product>> {
  const data: PageData = { blocks: {}, dynamicBlocks: {} };
  const products: Record<string, Product> = {};
  const asked = { products: new Set<string>(), blocks: new Set<string>(), uids: new Set<string>() };
  let level = [tree];
  for (let depth = 0; depth <= deepestBlock && level.length > 0; depth += 1) {
    const wanted = level.map(needs);
    const fresh = (kind: keyof Needs): string[] => {
      const names = [...new Set(wanted.flatMap(want => want[kind]))].filter(name => !asked[kind].has(name));
      names.forEach(name => asked[kind].add(name));
      return names;
    };
    const urlKeys = fresh('products');
    const [identifiers, uids] = depth === deepestBlock ? [[], []] : [fresh('blocks'), fresh('uids')];
    const [found, blocks, dynamicBlocks] = await Promise.all([
      urlKeys.length > 0 ? source.products(urlKeys) : {},
      identifiers.length > 0 ? source.blocks(identifiers) : {},
      uids.length > 0 ? (source.dynamicBlocks?.(uids) ?? {}) : {},
    ]);
    Object.assign(products, found);
    Object.assign(data.blocks, blocks);
    Object.assign(data.dynamicBlocks, dynamicBlocks);
    level = [...Object.values<BlockData>(blocks), ...Object.values<BlockData>(dynamicBlocks)].flatMap(block =>
      'tree' in block ? [block.tree] : [],
    );
  }
  return { data, products };
}
