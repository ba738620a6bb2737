import * as text from '@shop/messages/compare';
import { IconButton, Image, Link, Switch, VisuallyHidden, useMoney } from '@shop/ui';
import { X } from 'lucide-react';
import { useState, type CSSProperties } from 'react';
import { region } from '../../context/region.tsx';
import { GuestPrice, useIsPriceHidden } from '../shared/GuestPrice.tsx';
import { Price } from '../shared/Price.tsx';
import { productHref } from '../shared/productHref.ts';
import { QuickAdd } from '../shared/quickAdd/QuickAdd.tsx';
import type { ComparedProduct } from './compareQuery.ts';
import { compareRows } from './compareRows.ts';
import css from './CompareTable.module.css';

export interface CompareTableProps {
  /** Two to four, in their order; one has nothing that differs. */
  products: ComparedProduct[];
  /** Takes one out of what is compared. */
  onRemove: (product: ComparedProduct) => void;
}

interface ComparedProps {
  product: ComparedProduct;
  onRemove: CompareTableProps['onRemove'];
}

/** What a product costs; nothing where the back end does not say. */
function PriceOf({ product }: { product: ComparedProduct }) {
  const { final_price: now, regular_price: was } = product.price_range.minimum_price;
  return now.value !== null && <Price value={now.value} was={was.value ?? undefined} size="small" />;
}

/** What stands above the column of a product: its picture, its name, and the way to take it out. */
function Compared({ product, onRemove }: ComparedProps) {
  const name = product.name ?? '';
  return (
    <div className={css['product']}>
      <span className={css['remove']}>
        <IconButton label={text.remove(name)} onClick={() => onRemove(product)}>
          <X size={18} strokeWidth={1.5} aria-hidden />
        </IconButton>
      </span>
      <span className={css['picture']}>
        {product.small_image?.url && (
          <Image src={product.small_image.url} alt="" sizes="(max-width: 640px) 40vw, 240px" largest={640} />
        )}
      </span>
      <Link className={css['name']} href={productHref(product)}>
        {name}
      </Link>
    </div>
  );
}

/**
 * Products side by side: pictures, prices and buttons on top, then a row for each thing that is told of them
 * (compare-03). Prices and buttons have rows of their own, so that they stand in line below names of any length.
 */
function DefaultCompareTable({ products, onRemove }: CompareTableProps) {
  const money = useMoney();
  const isPriceHidden = useIsPriceHidden();
  const [isShort, setShort] = useState(false);
  const canDiffer = products.length > 1;
  const rows = compareRows(products, { money, isPriceHidden });
  const shown = rows.filter(({ differs }) => differs || !isShort || !canDiffer);
  return (
    <>
      {canDiffer && (
        <div className={css['bar']}>
          {/* It stands there before it speaks: else it is not read out. */}
          <p role="status">{shown.length === 0 && text.noDifference}</p>
          <Switch
            label={text.onlyDifferences}
            checked={isShort}
            onChange={event => setShort(event.currentTarget.checked)}
          />
        </div>
      )}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls to a side is scrolled by keys, too */}
      <div className={css['frame']} role="region" aria-label={text.title} tabIndex={0}>
        <table className={css['table']} style={{ '--columns': products.length } as CSSProperties}>
          <thead>
            <tr>
              <td className={css['label']} rowSpan={isPriceHidden ? 2 : 3}>
                <VisuallyHidden>{text.title}</VisuallyHidden>
              </td>
              {products.map(product => (
                <th key={product.uid} scope="col">
                  <Compared product={product} onRemove={onRemove} />
                </th>
              ))}
            </tr>
            <tr>
              {products.map(product => (
                <td key={product.uid}>{isPriceHidden ? <GuestPrice /> : <PriceOf product={product} />}</td>
              ))}
            </tr>
            {!isPriceHidden && (
              <tr>
                {products.map(product => (
                  <td key={product.uid}>
                    <div className={css['add']}>
                      <QuickAdd product={product} />
                    </div>
                  </td>
                ))}
              </tr>
            )}
          </thead>
          <tbody>
            {shown.map(({ label, values, differs }) => (
              <tr key={label} data-differs={(differs && canDiffer) || undefined}>
                <th scope="row" className={css['label']}>
                  {label}
                  {differs && canDiffer && <VisuallyHidden>{text.differs}</VisuallyHidden>}
                </th>
                {values.map((value, index) => (
                  <td key={products[index]?.uid}>
                    {value ?? (
                      <>
                        <span aria-hidden>{text.nothing}</span>
                        <VisuallyHidden>{text.notTold}</VisuallyHidden>
                      </>
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}

declare module '../../context/shop.ts' {
  interface Regions {
    /** Products side by side, row by row. */
    CompareTable: CompareTableProps;
  }
}

export const CompareTable = region('CompareTable', DefaultCompareTable);
