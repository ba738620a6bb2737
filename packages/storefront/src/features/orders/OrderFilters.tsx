import * as text from '@shop/messages/orderSearch';
import { Button, Select, TextField } from '@shop/ui';
import { useState, type FormEvent } from 'react';
import { type OrderFilter, periodOptions, readPart, statusOptions } from './orderFilter.ts';
import css from './OrderFilters.module.css';

export interface OrderFiltersProps {
  /** What the address asks for. */
  filter: OrderFilter;
  /** Whether the back end knows more than numbers. */
  byAll: boolean;
  /** When the first order was placed, as the back end writes it. */
  first?: string | null | undefined;
  /** Now, ms since 1970. */
  now: number;
  /** Told the whole filter at each change of a part. */
  onChange: (filter: OrderFilter) => void;
}

const parts = ['number', 'status', 'since'] as const;

/** What orders are found by. A number is looked for when it is sent, the others as they are chosen (orders-12). */
export function OrderFilters({ filter, byAll, first, now, onChange }: OrderFiltersProps) {
  const [wanted, setWanted] = useState(filter);
  const [known, setKnown] = useState(filter);
  // Back and forward change the address, too. What was chosen since, and is on its way there, stays.
  const moved = parts.filter(part => known[part] !== filter[part]);
  if (moved.length > 0) {
    setKnown(filter);
    setWanted({ ...wanted, ...Object.fromEntries(moved.map(part => [part, filter[part]])) });
  }
  const ask = (choice: Partial<OrderFilter>) => {
    const next = { ...wanted, ...choice };
    setWanted(next);
    onChange({ ...next, number: readPart(next.number) });
  };
  const send = (event: FormEvent) => {
    event.preventDefault();
    ask({});
  };
  return (
    <form className={css['filters']} role="search" aria-label={text.find} onSubmit={send}>
      <div className={css['number']}>
        <TextField
          label={text.number}
          type="search"
          name="number"
          enterKeyHint="search"
          autoComplete="off"
          maxLength={64}
          value={wanted.number}
          onChange={event => setWanted({ ...wanted, number: event.target.value })}
        />
        <Button type="submit" kind="secondary">
          {text.search}
        </Button>
      </div>
      {byAll && (
        <>
          <Select
            label={text.status}
            name="status"
            options={statusOptions}
            value={wanted.status}
            onChange={event => ask({ status: event.target.value })}
          />
          <Select
            label={text.time}
            name="since"
            options={periodOptions(first, wanted.since, now)}
            value={wanted.since}
            onChange={event => ask({ since: event.target.value })}
          />
        </>
      )}
    </form>
  );
}
