// chunk: listing
import { filters } from '@shop/messages/listing';
import { asServed } from '@shop/ui';
import { useEffect } from 'react';
import { useFirstSign } from '../shared/useFirstSign.ts';
import { fetchServed, useServed, type ServedCode } from '../shared/useServed.ts';
import type { FilterPanelProps } from './FilterPanel.tsx';
import css from './Listing.module.css';
import './CategoryTree.module.css';
import './PriceSlider.module.css';

const load = async () => (await import('./FilterPanel.tsx')).FilterPanel;

const code: ServedCode<FilterPanelProps> = { load, Part: import.meta.env.SSR ? await load() : undefined };

/** Fetches their code, for a page that the server did not write. */
export const fetchFilters = () => fetchServed(code);

/**
 * The filters beside a listing as the server wrote them: their boxes and links work by themselves. Their code is fetched
 * with the first sign of a shopper, and takes over what was touched before. On a phone, where they come in a sheet, it
 * is not.
 */
export function FilterPlace(props: FilterPanelProps) {
  const { onChange } = props;
  const { place, Part: Panel, press, fetch } = useServed(code);
  const isUsed = useFirstSign();
  useEffect(() => {
    const element = place.current;
    if (Panel || !element || !(isUsed || element.childElementCount === 0)) return undefined;
    const given = new AbortController();
    const bring = () => {
      if (getComputedStyle(element).display !== 'none') fetch();
    };
    bring();
    addEventListener('resize', bring, given);
    return () => given.abort();
  }, [place, Panel, fetch, isUsed]);
  useEffect(() => {
    const element = place.current;
    if (Panel || !element) return undefined;
    const given = new AbortController();
    element.addEventListener('click', press, given);
    element.addEventListener(
      'change',
      ({ target: box }) => {
        if (box instanceof HTMLInputElement && box.name && box.form) onChange(new FormData(box.form));
      },
      given,
    );
    return () => given.abort();
  }, [place, Panel, press, onChange]);
  return Panel ? (
    <aside ref={place} className={css['sidebar']} aria-label={filters}>
      <Panel {...props} />
    </aside>
  ) : (
    // oxlint-disable-next-line react/no-danger -- an empty text: React leaves what the server wrote alone
    <aside
      ref={place}
      className={css['sidebar']}
      aria-label={filters}
      dangerouslySetInnerHTML={asServed}
      suppressHydrationWarning
    />
  );
}
