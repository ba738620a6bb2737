// chunk: filters
import * as words from '@shop/messages/listing';
import { Button } from '@shop/ui';
import { useEffect, useRef, type FormEvent } from 'react';
import { region } from '../../context/region.tsx';
import { CategoryTree } from './CategoryTree.tsx';
import { categoryTree, type ListingPlace } from './categoryNodes.ts';
import { FilterGroup, isChosen } from './FilterGroup.tsx';
import type { Aggregations } from './listingQueries.ts';
import type { PriceBounds } from './priceBounds.ts';
import { PriceSlider } from './PriceSlider.tsx';
import type { Swatches } from './swatches.ts';
import css from './Listing.module.css';

export interface FilterPanelProps {
  /** What it can be narrowed by, with the values of each. */
  aggregations: Aggregations;
  /** Chosen values by attribute code. */
  chosen: Record<string, string[]>;
  /** Colours by attribute code and value. */
  swatches: Swatches;
  /** Between which amounts the prices lie; undefined where there is nothing to choose between them. */
  prices?: PriceBounds | undefined;
  /** Where the listing lies among the categories. */
  place?: ListingPlace | undefined;
  /** Called as somebody follows a link. */
  onFollow?: (() => void) | undefined;
  /** What else the address says, kept when filters change. */
  kept: [name: string, value: string][];
  /** Called with what the form says as soon as something is changed. */
  onChange: (content: FormData) => void;
}

const none: string[] = [];

/** Filters of a listing with their counts: a form that works without script, and at once with it. */
function DefaultFilterPanel({
  aggregations,
  chosen,
  swatches,
  prices,
  place,
  kept,
  onChange,
  onFollow,
}: FilterPanelProps) {
  const nodes = place ? categoryTree(place) : [];
  const groups = aggregations.flatMap(group =>
    group?.options?.length && !(nodes.length > 0 && group.attribute_code === 'category_uid') ? [group] : [],
  );
  // What no product has together with the other filters is not offered; chosen it stays, until the filters are cleared.
  const absent = Object.entries(chosen).flatMap(([code, values]) => {
    const offered = groups.find(group => group.attribute_code === code)?.options;
    return code === 'price' && offered
      ? []
      : values.filter(value => !offered?.some(option => option?.value === value)).map(value => [code, value] as const);
  });
  const form = useRef<HTMLFormElement>(null);
  const state = JSON.stringify(chosen);
  // The boxes are the browser's own, so that they answer at once and keep the focus; back and forward change them here, and so
  // does the answer to something else that was asked for since one was ticked.
  const answer = place?.aggregations;
  useEffect(() => {
    const now = JSON.parse(state) as FilterPanelProps['chosen'];
    for (const box of form.current?.querySelectorAll<HTMLInputElement>('input:not([type="hidden"])') ?? [])
      box.checked = isChosen(now[box.name], box.value);
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- with each answer
  }, [state, answer]);
  const choosePrice = (range: string) => {
    if (!form.current) return;
    const content = new FormData(form.current);
    content.set('price', range);
    onChange(content);
  };
  return (
    <>
      {nodes.length > 0 && (
        <details className={css['group']} open>
          <summary>{words.category}</summary>
          <CategoryTree nodes={nodes} onFollow={onFollow} />
        </details>
      )}
      <form
        ref={form}
        className={css['filters']}
        method="get"
        onChange={(event: FormEvent<HTMLFormElement>) => onChange(new FormData(event.currentTarget))}
      >
        {[...kept, ...absent].map(([name, value]) => (
          <input key={`${name}-${value}`} type="hidden" name={name} value={value} />
        ))}
        {groups.map((group, index) => (
          <FilterGroup
            key={group.attribute_code}
            group={group}
            chosen={chosen[group.attribute_code] ?? none}
            swatches={swatches[group.attribute_code]}
            open={index < 4}
          >
            {prices && group.attribute_code === 'price' && (
              <PriceSlider bounds={prices} chosen={chosen['price']?.[0] ?? ''} onChoose={choosePrice} />
            )}
          </FilterGroup>
        ))}
        <noscript>
          <Button type="submit" wide>
            {words.showProducts}
          </Button>
        </noscript>
      </form>
    </>
  );
}

declare module '../../context/shop.ts' {
  interface Regions {
    /** The filters of a category or search. */
    FilterPanel: FilterPanelProps;
  }
}

export const FilterPanel = region('FilterPanel', DefaultFilterPanel);
