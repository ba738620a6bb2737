/** An event as a tool is told it. */
export interface ToldEvent {
  name: string;
  params: object;
  /** ms since 1970. */
  at: number;
}

/**
 * Puts entries into the array that a tool finds.
 *
 * @returns takes out again those that lie there still.
 */
export function putInto<Entry>(layer: Entry[], ...entries: Entry[]): () => void {
  layer.push(...entries);
  return () => {
    for (const entry of entries) {
      const place = layer.indexOf(entry);
      if (place >= 0) layer.splice(place, 1);
    }
  };
}

/** A tool that is told what happens on a visit. */
export interface Sink {
  /** By which its events are kept from one document to the next. */
  name: string;
  /** Brings its script once the page has time for it. After `stop`: the visitor agrees again. */
  start(onThere: () => void): void;
  /**
   * Takes an event; before its script is there, too, which then finds it.
   *
   * @returns takes it back, as long as the script is not there.
   */
  take(event: ToldEvent): () => void;
  /** The visitor agreed no longer. */
  stop(): void;
}
