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

/** What orders are found by. A number is looked for when it is sent, the others as they are chosen (orders-12). */
export function OrderFilters({ filter, byAll, first, now, onChange }: OrderFiltersProps) {
  const [typed, setTyped] = useState(filter.number);
  const [known, setKnown] = useState(filter.number);
  // Back and forward change the address, too.
  if (known !== filter.number) {
    setKnown(filter.number);
    setTyped(filter.number);
  }
  const send = (event: FormEvent) => {
    event.preventDefault();
    onChange({ ...filter, number: readPart(typed) });
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
          value={typed}
          onChange={event => setTyped(event.target.value)}
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
            value={filter.status}
            onChange={event => onChange({ ...filter, number: readPart(typed), status: event.target.value })}
          />
          <Select
            label={text.time}
            name="since"
            options={periodOptions(first, filter.since, now)}
            value={filter.since}
            onChange={event => onChange({ ...filter, number: readPart(typed), since: event.target.value })}
          />
        </>
      )}
    </form>
  );
}
