import * as text from '@shop/messages/bills';
import { Link, TextField } from '@shop/ui';
import { ChevronRight } from 'lucide-react';
import { useId, useState } from 'react';
import css from './Bills.module.css';
import { findBillers } from './findBillers.ts';
import type { Biller } from './billQueries.ts';
import { categoryIcon } from './categoryIcons.ts';
import { setuHref } from './setuHref.ts';

export interface BillerListProps {
  /** Code of the kind, which the addresses of its billers begin with. */
  category: string;
  /** All of the kind, before any search. */
  billers: Biller[];
}

/** The billers of a kind, and a search among them by name and place. */
export function BillerList({ category, billers }: BillerListProps) {
  const [search, setSearch] = useState('');
  const found = findBillers(billers, search);
  const Icon = categoryIcon(category);
  const told = useId();
  if (billers.length === 0) return <p>{text.noBillers}</p>;
  return (
    <>
      <TextField
        label={text.searchBillers}
        type="search"
        value={search}
        maxLength={60}
        autoComplete="off"
        enterKeyHint="search"
        onChange={event => setSearch(event.target.value)}
      />
      <p id={told} className={css['quiet']} role="status">
        {found.length > 0 ? text.foundBillers(found.length) : text.noBiller(search.trim())}
      </p>
      <ul className={css['billers']} aria-label={text.billers}>
        {found.map(biller => (
          <li key={biller.id} className={css['biller']} data-down={!biller.is_available || undefined}>
            <span className={css['icon']}>
              <Icon size={20} strokeWidth={1.5} aria-hidden />
            </span>
            <span className={css['billerWords']}>
              {biller.is_available ? (
                <Link className={css['billerName']} href={setuHref(category, biller.id)}>
                  {biller.name}
                </Link>
              ) : (
                <span className={css['billerName']}>{biller.name}</span>
              )}
              <span className={css['quiet']}>{biller.is_available ? biller.place : text.isDown}</span>
            </span>
            {biller.is_available && <ChevronRight size={18} strokeWidth={1.5} aria-hidden />}
          </li>
        ))}
      </ul>
    </>
  );
}
