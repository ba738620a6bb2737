import { PageBuilder, type PageTree } from '@shop/page-builder';
import css from './DescriptionTree.module.css';

export interface DescriptionTreeProps {
  /** What Page Builder made. */
  tree: PageTree;
}

/** A description that Page Builder made (content-01); of lists of products and blocks that are only named nothing is shown. */
export const DescriptionTree = ({ tree }: DescriptionTreeProps) => (
  <div className={css['tree']} data-tree="">
    <PageBuilder tree={tree} renderProducts={() => []} />
  </div>
);
