import { sideBySide } from '@shop/messages/compare';
import { Link } from '@shop/ui';
import { use } from 'react';
import { CompareContext } from './CompareContext.ts';
import { compareHref } from './compared.ts';
import css from './CompareHere.module.css';
import { CompareToggle, type CompareToggleProps } from './CompareToggle.tsx';

/** On the page of a product: takes it into what is compared, and leads there once there are two. */
export function CompareHere(product: Omit<CompareToggleProps, 'withLabel'>) {
  const { items } = use(CompareContext);
  return (
    <span className={css['here']}>
      <CompareToggle {...product} withLabel />
      {items.length > 1 && <Link href={compareHref(items.map(({ sku }) => sku))}>{sideBySide(items.length)}</Link>}
    </span>
  );
}
