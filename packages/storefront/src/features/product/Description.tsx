import * as text from '@shop/messages/product';
import { soldOn } from '@shop/messages/productTypes';
import { Rich, type PageTree, type RichNode } from '@shop/page-builder';
import { region } from '../../context/region.tsx';
import { Served } from '../shared/Served.tsx';
import css from './Description.module.css';
import { treeCode } from './treeCode.ts';

export interface DescriptionProps {
  /** Sanitised HTML of the back end, or the tree of what Page Builder made. */
  nodes: RichNode[] | PageTree;
  /** Country of origin, which Indian rules ask to be shown. */
  origin?: string | null | undefined;
  /** Where it is sold. */
  shop: string;
}

/** What the product is, in the words of the shop, with its facts. */
function DefaultDescription({ nodes, origin, shop }: DescriptionProps) {
  const isPlain = Array.isArray(nodes);
  return (
    <section className={isPlain ? css['description'] : undefined} aria-labelledby="about-product">
      <h2 id="about-product">{text.about}</h2>
      {isPlain ? <Rich nodes={nodes} /> : <Served code={treeCode} part={{ tree: nodes }} />}
      <p className={css['origin']}>{soldOn(shop)}</p>
      {origin && (
        <p className={css['origin']}>
          {text.origin}
          {origin}
        </p>
      )}
    </section>
  );
}

declare module '../../context/shop.ts' {
  interface Regions {
    /** What the editors say of a product. */
    Description: DescriptionProps;
  }
}

export const Description = region('Description', DefaultDescription);
