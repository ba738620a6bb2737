import { needs } from './needs.ts';
import { deepestBlock, type BlockData, type PageData } from './render/page.ts';
import type { PageTree } from './tree.ts';

export interface BlockSource {
  /** Asks for several blocks at once, by identifier; one that is absent has a message, or is left out. */
  blocks: (identifiers: string[]) => Promise<Record<string, BlockData>>;
  /** Asks for several dynamic blocks at once, by uid; absent where the back end has no such query. */
  dynamicBlocks?: (uids: string[]) => Promise<Record<string, BlockData>>;
}

export interface ResolvedBlocks {
  data: PageData;
  /** Url keys of the page's and its blocks' products, each once. */
  products: string[];
}

/**
 * Fetches the blocks that a page names, and those that they name in turn, to depth 5: one query of each kind for a level,
 * and no block twice, so that a cycle ends.
 */
export async function resolveBlocks(tree: PageTree, source: BlockSource): Promise<ResolvedBlocks> {
  const data: PageData = { blocks: {}, dynamicBlocks: {} };
  const products = new Set<string>();
  const asked = { blocks: new Set<string>(), uids: new Set<string>() };
  let level = [tree];
  for (let depth = 0; depth <= deepestBlock; depth += 1) {
    const wanted = level.map(needs);
    wanted.flatMap(want => want.products).forEach(key => products.add(key));
    const fresh = (kind: 'blocks' | 'uids') => [...new Set(wanted.flatMap(want => want[kind]))].filter(name => !asked[kind].has(name));
    const [identifiers, uids] = [fresh('blocks'), fresh('uids')];
    if (depth === deepestBlock || identifiers.length + uids.length === 0) break;
    identifiers.forEach(identifier => asked.blocks.add(identifier));
    uids.forEach(uid => asked.uids.add(uid));
    const [blocks, dynamicBlocks] = await Promise.all([
      identifiers.length > 0 ? source.blocks(identifiers) : {},
      uids.length > 0 ? (source.dynamicBlocks?.(uids) ?? {}) : {},
    ]);
    Object.assign(data.blocks, blocks);
    Object.assign(data.dynamicBlocks, dynamicBlocks);
    level = [...Object.values<BlockData>(blocks), ...Object.values<BlockData>(dynamicBlocks)].flatMap(block => ('tree' in block ? [block.tree] : []));
  }
  return { data, products: [...products] };
}
