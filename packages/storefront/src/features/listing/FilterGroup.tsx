// chunk: filters
import * as words from '@shop/messages/listing';
import { Button, Checkbox, Radio, Swatch, formatNumber, useMoney } from '@shop/ui';
import { useId, useRef, useState, type MouseEvent, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import type { Aggregations } from './listingQueries.ts';
import { priceLabel } from './priceRange.ts';
import type { Swatches } from './swatches.ts';
import css from './Listing.module.css';

type Group = NonNullable<Aggregations[number]>;

export interface FilterGroupProps {
  /** The attribute with its values and how many products each leaves, as the back end counts them. */
  group: Group;
  /** Its chosen values. */
  chosen: string[];
  /** Colours and pictures by value. */
  swatches: Swatches[string] | undefined;
  /** Stands open before anything is chosen in it. */
  open: boolean;
  /** Another way to choose, before its values. */
  children?: ReactNode;
}

/** Entries that a long group shows before it is asked for all. */
const shortLength = 8;
/** A button in the place of one or two entries would save nothing. */
const longFrom = shortLength + 3;

/**
 * What one attribute can be narrowed to. A long group shows its first entries and whatever was chosen; a button shows
 * the rest. Without script all of them are there. Of prices one range is chosen at a time, for the back end can be
 * asked for no more.
 */
export function FilterGroup({
  group: { attribute_code: code, label, options },
  chosen,
  swatches,
  open,
  children,
}: FilterGroupProps) {
  const list = useRef<HTMLDivElement>(null);
  const id = useId();
  const money = useMoney();
  const [whole, setWhole] = useState(false);
  // What was chosen once stays in sight: a box that is unticked must not vanish under the finger.
  const [seen, setSeen] = useState(chosen);
  if (chosen.some(value => !seen.includes(value))) setSeen([...new Set([...seen, ...chosen])]);
  const offered = options?.filter(option => option !== null) ?? [];
  // Another filter may have moved the bounds of the prices: the range that was chosen still counts, and can be taken
  // back.
  const isPrice = code === 'price';
  const moved = isPrice ? chosen.filter(value => offered.every(option => option.value !== value)) : [];
  const entries = [
    ...(isPrice ? ['', ...moved] : []).map(value => ({ value, label: value, count: undefined })),
    ...offered,
  ];
  const Choice = isPrice ? Radio : Checkbox;
  const title = isPrice ? words.price : label;
  const isLong = entries.length >= longFrom;
  const shown = whole ? words.showFewer : words.showAll(formatNumber(entries.length));
  const toggle = ({ currentTarget: button }: MouseEvent<HTMLElement>) => {
    flushSync(() => setWhole(!whole));
    // Whoever asks for more goes on at the first entry that was not there; whoever asks for fewer keeps sight of the
    // button.
    if (whole) button.scrollIntoView({ block: 'nearest' });
    else list.current?.querySelector<HTMLInputElement>('[data-more] input')?.focus();
  };
  return (
    <details className={css['group']} open={open || chosen.length > 0}>
      <summary>{title}</summary>
      {children}
      <div ref={list} id={id} role={isPrice ? 'radiogroup' : undefined} aria-label={isPrice ? words.price : undefined}>
        {entries.map((option, place) => {
          const look = swatches?.[option.value];
          const isMore = isLong && place >= shortLength && !seen.includes(option.value);
          return (
            <div
              key={option.value}
              data-more={isMore || undefined}
              className={isMore && !whole ? css['more'] : undefined}
            >
              <Choice
                name={code}
                value={option.value}
                label={isPrice ? priceLabel(option.value, money) : option.label}
                before={look && <Swatch size={20} {...look} />}
                aside={option.count == null ? undefined : formatNumber(option.count)}
                defaultChecked={isChosen(chosen, option.value)}
              />
            </div>
          );
        })}
      </div>
      {isLong && (
        <Button
          className={css['toggle']}
          kind="link"
          size="small"
          aria-expanded={whole}
          aria-controls={id}
          aria-label={words.inGroup(shown, title ?? '')}
          onClick={toggle}
        >
          {shown}
        </Button>
      )}
    </details>
  );
}

/** Whether a value is among the chosen ones; the empty one stands for none. */
export const isChosen = (chosen: readonly string[] | undefined, value: string): boolean =>
  value === '' ? !chosen?.length : (chosen?.includes(value) ?? false);
