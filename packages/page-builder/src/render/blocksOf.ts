// chunk: content
import type { Block, DynamicBlock } from '../tree.ts';
import type { BlockData, PageData } from './page.ts';

/**
 * What was fetched of what an element names. Both kinds are kept apart by name, for one of each may be called the same.
 */
export function blocksOf(
  element: Block | DynamicBlock,
  data: PageData | undefined,
): { name: string; block: BlockData }[] {
  const named: { name: string; block: BlockData | undefined }[] =
    element.type === 'block'
      ? [{ name: `block ${element.identifier}`, block: data?.blocks[element.identifier ?? ''] }]
      : element.uids.map(uid => ({ name: `uid ${uid}`, block: data?.dynamicBlocks[uid] }));
  return named.flatMap(({ name, block }) => (block ? [{ name, block }] : []));
}
