import * as text from '@shop/messages/product';
import { soldOn } from '@shop/messages/productTypes';
import { Rich, type RichNode } from '@shop/page-builder';
import { region } from '../../context/region.tsx';
import css from './Description.module.css';

export interface DescriptionProps {
  /** Sanitised HTML of the back end. */
  nodes: RichNode[];
  /** Country of origin, which Indian rules ask to be shown. */
  origin?: string | null | undefined;
  /** Where it is sold. */
  shop: string;
}

/** What the product is, in the words of the shop, with its facts. */
function DefaultDescription({ nodes, origin, shop }: DescriptionProps) {
  return (
    <section className={css['description']} aria-labelledby="about-product">
      <h2 id="about-product">{text.about}</h2>
      <Rich nodes={nodes} />
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
