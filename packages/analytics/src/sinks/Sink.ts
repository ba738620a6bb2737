/** An event as a tool is told it. */
export interface ToldEvent {
  name: string;
  params: object;
  /** ms since 1970. */
  at: number;
}

/** A tool that is told what happens on a visit. */
export interface Sink {
  /** By which its events are kept from one document to the next. */
  name: string;
  /** Brings its script once the page has time for it. After `stop`: the visitor agrees again. */
  start(onThere: () => void): void;
  /** Takes an event; before its script is there, too, which then finds it. */
  take(event: ToldEvent): void;
  /** The visitor agreed no longer. */
  stop(): void;
}
