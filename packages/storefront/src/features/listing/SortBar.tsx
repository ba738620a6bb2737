// chunk: listing
import * as text from '@shop/messages/listing';
import { Button, formatNumber, Select, type SelectProps } from '@shop/ui';
import { SlidersHorizontal } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { region } from '../../context/region.tsx';
import css from './Listing.module.css';

export interface SortBarProps {
  /** Products that were found. */
  total: number;
  /** Values that the listing is narrowed by. */
  chosenCount: number;
  /** What it can be sorted by, as the address says it. */
  options: SelectProps['options'];
  /** What it is sorted by; empty: as it comes. */
  sort: string;
  /** What is sorted: with another one, an order that was chosen and did not come is taken back. */
  answer?: object | null | undefined;
  /** What else the address says, kept when the order changes. */
  kept: [name: string, value: string][];
  /** Called with what the form says, `sort` and `kept`, as soon as another order is chosen. */
  onSort: (content: FormData) => void;
  /** Opens the filters, which stand beside the listing where there is room. */
  onFilters: () => void;
  /** Somebody may be about to open them. */
  onNear: () => void;
}

/** How much was found, in which order, and the way to the filters on phones. */
function DefaultSortBar({ total, chosenCount, options, sort, answer, kept, onSort, onFilters, onNear }: SortBarProps) {
  const form = useRef<HTMLFormElement>(null);
  const ask = () => onSort(new FormData(form.current ?? undefined));
  useEffect(() => {
    // Chosen before the shop listened. In a document that is opened again the browser puts back what its address may not say.
    if (form.current?.querySelector('html:not([data-whole]) [selected]:not(:checked)')) ask();
    // oxlint-disable-next-line react/exhaustive-deps -- once
  }, []);
  useEffect(() => {
    const control = form.current?.querySelector('select');
    if (control) control.value = sort;
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- with each answer
  }, [sort, answer]);
  return (
    <div className={css['bar']}>
      <p className={css['count']} role="status">
        {text.productCount(total, formatNumber(total))}
      </p>
      <Button
        className={css['filterButton']}
        kind="secondary"
        size="small"
        icon={<SlidersHorizontal size={18} strokeWidth={1.5} aria-hidden />}
        onPointerEnter={onNear}
        onFocus={onNear}
        onClick={onFilters}
      >
        {chosenCount > 0 ? text.filtersChosen(chosenCount) : text.filters}
      </Button>
      <form ref={form} method="get" className={css['sort']} onChange={ask}>
        {kept.map(([name, value]) => (
          <input key={`${name}-${value}`} type="hidden" name={name} value={value} />
        ))}
        <Select label={text.sortBy} name="sort" options={options} defaultValue={sort} />
        <noscript>
          <Button type="submit" size="small" kind="secondary">
            {text.sort}
          </Button>
        </noscript>
      </form>
    </div>
  );
}

declare module '../../context/shop.ts' {
  interface Regions {
    /** Above a listing: how much was found, in which order, and the way to the filters on phones. */
    SortBar: SortBarProps;
  }
}

export const SortBar = region('SortBar', DefaultSortBar);
