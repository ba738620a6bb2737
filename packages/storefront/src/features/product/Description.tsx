import { Rich, type RichNode } from '@shop/page-builder';
import css from './Description.module.css';

export interface DescriptionProps {
  nodes: RichNode[];
  /** Country of origin, which Indian rules ask to be shown. */
  origin?: string | null | undefined;
}

/** What the product is, in the words of the shop, with its facts. */
export function Description({ nodes, origin }: DescriptionProps) {
  return (
    <section className={css['description']} aria-labelledby="about-product">
      <h2 id="about-product">About this product</h2>
      <Rich nodes={nodes} />
      {origin && <p className={css['origin']}>Country of origin: {origin}</p>}
    </section>
  );
}
