// chunk: listing
import { filters } from '@shop/messages/listing';
import { asServed } from '@shop/ui';
import { useEffect, useRef, useState } from 'react';
import { useFirstSign } from '../shared/useFirstSign.ts';
import type { FilterPanelProps } from './FilterPanel.tsx';
import css from './Listing.module.css';
import './CategoryTree.module.css';
import './PriceSlider.module.css';

const load = () => import('./filterCode.ts');

let code = import.meta.env.SSR ? await load() : undefined;

/**
 * The filters beside a listing as the server wrote them: their boxes and links work by themselves. Their code is fetched
 * with the first sign of a shopper, and takes over what was touched before. On a phone, where they come in a sheet, it
 * is not.
 */
export function FilterPlace(props: FilterPanelProps) {
  const { onChange } = props;
  const place = useRef<HTMLElement>(null);
  const pressed = useRef<EventTarget>(null);
  const isUsed = useFirstSign();
  const [Panel, setPanel] = useState(() => code?.FilterPanel);
  useEffect(() => {
    const element = place.current;
    if (Panel || !element || !(isUsed || element.childElementCount === 0)) return undefined;
    const given = new AbortController();
    const show = () => given.signal.aborted || setPanel(() => code?.FilterPanel);
    const bring = () => {
      if (getComputedStyle(element).display === 'none') return;
      void load().then(
        loaded => (code = loaded).takeOver(element, pressed.current, show),
        () => undefined,
      );
    };
    bring();
    addEventListener('resize', bring, { signal: given.signal });
    return () => given.abort();
  }, [Panel, isUsed]);
  useEffect(() => {
    const element = place.current;
    if (Panel || !element) return undefined;
    const given = new AbortController();
    const listen = (name: string, hear: (target: EventTarget | null) => void) =>
      element.addEventListener(name, event => hear(event.target), { signal: given.signal });
    listen('click', target => (pressed.current = target));
    listen('change', box => {
      if (box instanceof HTMLInputElement && box.name && box.form) onChange(new FormData(box.form));
    });
    return () => given.abort();
  }, [Panel, onChange]);
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
