// chunk: frame
import { compare, compareOne } from '@shop/messages/compare';
import { use } from 'react';
import { CompareContext } from './CompareContext.ts';
import css from './CompareToggle.module.css';

export interface CompareToggleProps {
  /** Of the product: what is compared is kept by it. */
  sku: string;
  /** Of the product, read out with what a press does. */
  name: string;
  /** Address of its picture. */
  picture: string | null | undefined;
  /** Says what it does in words, not only by its picture. */
  withLabel?: boolean;
}

/** Takes a product into what is compared, and out again (compare-01). Its picture is drawn by the style sheet. */
export function CompareToggle({ sku, name, picture, withLabel = false }: CompareToggleProps) {
  const { items, press } = use(CompareContext);
  return (
    <button
      type="button"
      className={css['toggle']}
      aria-pressed={items.some(item => item.sku === sku)}
      aria-label={compareOne(name)}
      title={withLabel ? undefined : compare}
      onClick={() => press({ sku, name, picture: picture ?? '' })}
    >
      {withLabel && <span>{compare}</span>}
    </button>
  );
}
