// chunk: content
import { noBlocks } from '@shop/messages/content';
import type { Block, DynamicBlock } from '../tree.ts';
import { blocksOf } from './blocksOf.ts';
import { deepestBlock, type Page } from './page.ts';
import css from './PageBuilder.module.css';
import { styleOf } from './styleOf.ts';

/**
 * Blocks of the page or of the back end, or why there is none (content-15). One that stands inside itself, or deeper
 * than five blocks, is left out.
 */
export function BlockPart({
  element,
  page,
}: {
  /** The place of the block, with what the markup has in it already. */
  element: Block | DynamicBlock;
  /** How its elements are rendered, and what is known of the blocks. */
  page: Page;
}) {
  const { data, within } = page;
  const known = blocksOf(element, data);
  const trees = known.flatMap(({ name, block }) => ('tree' in block ? [{ name, children: block.tree.children }] : []));
  const message = known.flatMap(({ block }) => ('message' in block ? [block.message] : []))[0];
  const className = element.type === 'dynamic_block' && element.inline ? css['inlineBlock'] : undefined;
  const show = () => {
    if (element.children.length > 0 && trees.length === 0) return page.render(element.children);
    if (trees.length === 0) return <p className={css['notice']}>{message ?? noBlocks}</p>;
    return trees.map(({ name, children }) =>
      within.includes(name) || within.length >= deepestBlock ? null : (
        <div key={name}>{page.render(children, { within: [...within, name] })}</div>
      ),
    );
  };
  return (
    <div className={className} style={styleOf(element)}>
      {show()}
    </div>
  );
}
