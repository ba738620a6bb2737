import type { Persistence } from '@shop/state';
import type { AnalyticsEvent } from './events.ts';
import type { Sink, ToldEvent } from './sinks/Sink.ts';
import { withoutPersonal } from './withoutPersonal.ts';

export interface Outbox {
  send(event: AnalyticsEvent): void;
  /** The visitor agreed no longer. */
  close(): void;
}

/** Events that are kept for one tool while it is not there. */
const most = 100;

/**
 * Hands events to each tool as soon as it is there, and keeps them until then, over a change of documents too
 * (analytics-04).
 *
 * @param tab what this tab remembers.
 */
export function makeOutbox(sinks: readonly Sink[], tab: Persistence, now: () => number): Outbox {
  let isOpen = true;
  const kept = tab.get('untold')?.tools;
  tab.remove('untold');
  const places = sinks.map(sink => {
    const stored: unknown = kept?.[sink.name];
    return { sink, isThere: false, waiting: Array.isArray(stored) ? (stored as ToldEvent[]) : [] };
  });
  for (const place of places) {
    for (const event of place.waiting) place.sink.take(event);
    place.sink.start(() => {
      place.isThere = true;
      place.waiting = [];
    });
  }
  const keep = () => {
    const tools = Object.fromEntries(
      places.flatMap(({ sink, waiting }) => (waiting.length > 0 ? [[sink.name, waiting]] : [])),
    );
    if (isOpen && Object.keys(tools).length > 0) tab.set('untold', { tools });
  };
  const left = new AbortController();
  addEventListener('pagehide', keep, { signal: left.signal });
  // Back from the browser's cache: what is waiting here is not to be told by the next document, too.
  addEventListener('pageshow', ({ persisted }) => persisted && tab.remove('untold'), { signal: left.signal });
  return {
    send({ name, params }) {
      const event: ToldEvent = { name, params: withoutPersonal(params), at: now() };
      for (const place of places) {
        place.sink.take(event);
        if (!place.isThere) place.waiting = [...place.waiting, event].slice(-most);
      }
    },
    close() {
      isOpen = false;
      left.abort();
      for (const { sink } of places) sink.stop();
    },
  };
}
