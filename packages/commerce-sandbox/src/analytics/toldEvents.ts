/** What one of the played tools was told. */
export interface ToldEvent {
  tool: 'dataLayer' | 'engagement';
  told: object;
  /** When the browser told it, ms. */
  at: number;
}

export interface ToldEvents {
  add(event: ToldEvent): void;
  /** Oldest first. */
  read(): readonly ToldEvent[];
}

/** Events that are remembered. */
const MOST = 1000;

/** What the played tools were told, as long as the sandbox runs: it is nobody's data, and no database keeps it. */
export function toldEvents(): ToldEvents {
  let events: ToldEvent[] = [];
  return {
    add(event) {
      events = [...events, event].toSorted((a, b) => a.at - b.at).slice(-MOST);
    },
    read: () => events,
  };
}
