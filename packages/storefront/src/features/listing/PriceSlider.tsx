// chunk: filters
import * as words from '@shop/messages/listing';
import { browserPorts, plainDigits, type Clock } from '@shop/state';
import { formatMoney, TextField, useMoney } from '@shop/ui';
import { useEffect, useMemo, useRef, useState, type CSSProperties, type MouseEvent } from 'react';
import type { PriceBounds } from './priceBounds.ts';
import { ownPriceRange, readPriceRange } from './priceRange.ts';
import { nearestStop, priceStops } from './priceStops.ts';
import css from './PriceSlider.module.css';

type Ends = Record<End, number | undefined>;
type End = 'from' | 'to';

export interface PriceSliderProps {
  /** Between which amounts the prices of the listing lie. */
  bounds: PriceBounds;
  /** The range that is chosen, as the address holds it; empty where none is. */
  chosen: string;
  /** Called with the shopper's own range once a thumb is let go or an amount is typed; empty where it is open. */
  onChoose: (range: string) => void;
  /** Measures the pause behind the last key; that of the browser unless given. */
  clock?: Pick<Clock, 'setTimeout' | 'clearTimeout'>;
}

/** Milliseconds without a key before what the keys chose is shown: who goes on pressing wants none of the steps between. */
const PAUSE = 500;

const open: Ends = { from: undefined, to: undefined };
const endsOf = (chosen: string): Ends => readPriceRange(chosen) ?? open;

/** Rupees of a text, in digits of any script of India; undefined where it has none. */
function amountIn(typed: string): number | undefined {
  const amount = Math.floor(Number.parseFloat(plainDigits(typed).replaceAll(/[^\d.]/g, '')));
  return Number.isNaN(amount) ? undefined : Math.min(amount, 999_999_999);
}

/** A range of prices by two thumbs, or by amounts that are typed (listing-05). It has no part in the form that it stands in. */
export function PriceSlider({ bounds, chosen, onChoose, clock = browserPorts().clock }: PriceSliderProps) {
  const money = useMoney();
  const { least, most } = bounds;
  const stops = useMemo(() => priceStops({ least, most }), [least, most]);
  const [ends, setEnds] = useState(() => endsOf(chosen));
  const [typed, setTyped] = useState<Partial<Record<End, string>>>({});
  const [known, setKnown] = useState(chosen);
  if (known !== chosen) {
    setKnown(chosen);
    setEnds(endsOf(chosen));
  }
  const last = stops.length - 1;
  const low = ends.from === undefined ? 0 : Math.min(nearestStop(stops, ends.from), last - 1);
  const high = ends.to === undefined ? last : Math.max(nearestStop(stops, ends.to), low + 1);
  const places = { from: low, to: high };

  const apply = (wanted: Ends) => {
    if (ownPriceRange(wanted) !== ownPriceRange(endsOf(chosen))) onChoose(ownPriceRange(wanted));
  };
  /** Takes a thumb to a stop, as far as the other one lets it; the outermost stops leave the range open. */
  const moved = (end: End, place: number): Ends => {
    const stop = end === 'from' ? Math.min(place, high - 1) : Math.max(place, low + 1);
    return { ...ends, [end]: stop === (end === 'from' ? 0 : last) ? undefined : stops[stop] };
  };

  const timer = useRef(0);
  const isByPointer = useRef(false);
  const stopWaiting = () => clock.clearTimeout(timer.current);
  const release = () => {
    stopWaiting();
    if (isByPointer.current) apply(ends);
    else timer.current = clock.setTimeout(() => apply(ends), PAUSE);
  };
  const thumbs = useRef<HTMLDivElement>(null);
  // React calls it a change at each pixel; the browser once a thumb is let go.
  useEffect(() => {
    const element = thumbs.current;
    element?.addEventListener('change', release);
    return () => element?.removeEventListener('change', release);
  });
  useEffect(() => () => clock.clearTimeout(timer.current), [clock, timer]);

  /** A press beside the thumbs brings the nearer one. */
  const press = (event: MouseEvent<HTMLDivElement>) => {
    if (event.target !== event.currentTarget) return;
    const { left, right, width } = event.currentTarget.getBoundingClientRect();
    const isReversed = getComputedStyle(event.currentTarget).direction === 'rtl';
    const place = Math.round(((isReversed ? right - event.clientX : event.clientX - left) / width) * last);
    const next = moved(Math.abs(place - low) < Math.abs(place - high) ? 'from' : 'to', place);
    setEnds(next);
    apply(next);
  };

  const leave = (end: End) => {
    const text = typed[end];
    if (text === undefined) return;
    setTyped({ ...typed, [end]: undefined });
    const amount = amountIn(text);
    if (amount === undefined && text.trim() !== '') return;
    const next = { ...ends, [end]: amount };
    // Who asks for more than the other end allows means what was typed last.
    if ((next.from ?? 0) > (next.to ?? Infinity)) next[end === 'from' ? 'to' : 'from'] = undefined;
    setEnds(next);
    apply(next);
  };

  const thumb = (end: End, label: string) => (
    <input
      type="range"
      className={css['thumb']}
      data-end={end}
      aria-label={label}
      aria-valuetext={money(stops[places[end]]!)}
      min={0}
      max={last}
      value={places[end]}
      onPointerDown={() => (isByPointer.current = true)}
      onKeyDown={() => (isByPointer.current = false)}
      onChange={({ currentTarget }) => {
        stopWaiting();
        setEnds(moved(end, currentTarget.valueAsNumber));
      }}
    />
  );
  const field = (end: End, label: string) => (
    <TextField
      label={label}
      inputMode="numeric"
      autoComplete="off"
      placeholder={formatMoney(stops[end === 'from' ? 0 : last]!, 0)}
      value={typed[end] ?? (ends[end] === undefined ? '' : formatMoney(ends[end], 0))}
      onChange={({ currentTarget }) => setTyped({ ...typed, [end]: currentTarget.value })}
      onBlur={() => leave(end)}
      onKeyDown={event => {
        if (event.key !== 'Enter') return;
        event.preventDefault();
        leave(end);
      }}
    />
  );
  return (
    <div
      className={css['slider']}
      role="group"
      aria-label={words.ownRange}
      // The form around it is told of a range, not of each pixel.
      onChange={event => event.stopPropagation()}
    >
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events -- a shortcut of the pointer to the thumbs, which keys reach */}
      <div
        ref={thumbs}
        className={css['thumbs']}
        data-front={low > last / 2 ? 'from' : undefined}
        style={{ '--low': low / last, '--high': high / last } as CSSProperties}
        onClick={press}
      >
        {thumb('from', words.lowestPrice)}
        {thumb('to', words.highestPrice)}
      </div>
      <div className={css['fields']}>
        {field('from', words.priceFrom)}
        {field('to', words.priceTo)}
      </div>
    </div>
  );
}
