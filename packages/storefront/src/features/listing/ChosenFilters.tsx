// chunk: listing
import * as text from '@shop/messages/listing';
import { Button, Link, useMoney } from '@shop/ui';
import { X } from 'lucide-react';
import { region } from '../../context/region.tsx';
import type { FilterPanelProps } from './FilterPanel.tsx';
import { useStayHere } from '../shared/useStayHere.ts';
import { hrefWithout, hrefWithoutFilters } from './listingUrl.ts';
import { rangeText, type PriceRange } from './rangeText.ts';
import css from './ChosenFilters.module.css';

export interface ChosenFiltersProps extends Pick<FilterPanelProps, 'aggregations' | 'chosen'> {
  /** The range of prices among what is chosen. */
  range?: PriceRange | undefined;
}

/** What a listing is narrowed by: each value can be taken back by itself, and all of them at once. */
function DefaultChosenFilters({ aggregations, chosen, range }: ChosenFiltersProps) {
  const money = useMoney();
  const { linkTo } = useStayHere();
  const chips = Object.entries(chosen).flatMap(([code, values]) => {
    const group = aggregations.find(each => each?.attribute_code === code);
    return values.flatMap(value => {
      // A value that no product has any more has no name; it goes when all are cleared.
      const label =
        code === 'price' ? rangeText(range, money) : group?.options?.find(option => option?.value === value)?.label;
      return label ? [{ code, value, label, inWords: `${group?.label ?? text.price}: ${label}` }] : [];
    });
  });
  if (Object.keys(chosen).length === 0) return null;
  return (
    <ul className={css['chosen']} data-chosen="" aria-label={text.chosenFilters}>
      {chips.map(({ code, value, label, inWords }) => (
        <li key={`${code}-${value}`}>
          <Link
            {...linkTo(params => hrefWithout(params, code, value))}
            className={css['chip']}
            aria-label={text.removeFilter(inWords)}
            title={inWords}
          >
            <span>{label}</span>
            <X size={16} strokeWidth={1.5} aria-hidden />
          </Link>
        </li>
      ))}
      <li>
        <Button kind="link" size="small" {...linkTo(hrefWithoutFilters)}>
          {text.clearFilters}
        </Button>
      </li>
    </ul>
  );
}

declare module '../../context/shop.ts' {
  interface Regions {
    /** What a listing is narrowed by, each with the way to take it back. */
    ChosenFilters: ChosenFiltersProps;
  }
}

export const ChosenFilters = region('ChosenFilters', DefaultChosenFilters);
