// chunk: basics
import { browserPorts, createPersistence, type Persistence } from '@shop/state';

let storage: Persistence | undefined;

/** A tab's own memory: another tab does not take up what was typed or wished for here. It ends with the tab. */
export function tabStorage(): Persistence {
  const { sessionStorage, clock } = browserPorts();
  return (storage ??= createPersistence(sessionStorage, clock));
}
