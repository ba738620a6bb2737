import type { Persistence } from '@shop/state';
import type { AnalyticsEvent } from './events.ts';
import type { Sink, ToldEvent } from './sinks/Sink.ts';
import { withoutPersonal } from './withoutPersonal.ts';

export interface Outbox {
  send(event: AnalyticsEvent): void;
  /** The visitor agreed no longer. */
  close(): void;
}

/** Events that are kept for one tool from one document to the next. */
const most = 100;

/** A tool, and what it was handed and has not found yet, with what takes it back. */
interface Place {
  sink: Sink;
  isThere: boolean;
  waiting: { event: ToldEvent; takeBack: () => void }[];
}

function hand(place: Place, event: ToldEvent): void {
  const takeBack = place.sink.take(event);
  if (!place.isThere) place.waiting.push({ event, takeBack });
}

function takeBack({ waiting }: Place): void {
  for (const each of waiting.splice(0)) each.takeBack();
}

/**
 * Hands events to each tool as soon as it is there, and keeps them until then, over a change of documents too
 * (analytics-04). What a tool has not found yet it never finds where the next document has told it, or where the visitor
 * agrees no longer.
 *
 * @param tab what this tab remembers.
 */
export function makeOutbox(sinks: readonly Sink[], tab: Persistence, now: () => number): Outbox {
  let isOpen = true;
  const places = sinks.map((sink): Place => ({ sink, isThere: false, waiting: [] }));
  /** What the document that was shown last could not tell is told by this one. */
  const takeOver = () => {
    const kept = tab.get('untold')?.tools;
    tab.remove('untold');
    for (const place of places) {
      const stored: unknown = kept?.[place.sink.name];
      if (Array.isArray(stored)) for (const event of stored as ToldEvent[]) hand(place, event);
    }
  };
  takeOver();
  for (const place of places) {
    place.sink.start(() => {
      place.isThere = true;
      place.waiting = [];
    });
  }
  const keep = () => {
    const tools = Object.fromEntries(
      places.flatMap(({ sink, waiting }) =>
        waiting.length > 0 ? [[sink.name, waiting.slice(-most).map(({ event }) => event)]] : [],
      ),
    );
    if (isOpen && Object.keys(tools).length > 0) tab.set('untold', { tools });
  };
  const left = new AbortController();
  addEventListener('pagehide', keep, { signal: left.signal });
  // Back from the browser's cache: what waited here was taken over by the next document, and what waits now it left behind.
  const comeBack = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return;
    places.forEach(takeBack);
    takeOver();
  };
  addEventListener('pageshow', comeBack, { signal: left.signal });
  return {
    send({ name, params }) {
      const event: ToldEvent = { name, params: withoutPersonal(params), at: now() };
      for (const place of places) hand(place, event);
    },
    close() {
      isOpen = false;
      left.abort();
      places.forEach(takeBack);
      for (const { sink } of places) sink.stop();
    },
  };
}
