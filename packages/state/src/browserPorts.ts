import type { Clock, Navigation, PageEvents, StorageLike, Subscribe } from './ports.ts';

const listenTo =
  (types: string[], matters: (event: Event) => boolean = () => true): Subscribe =>
  notice => {
    const heard = (event: Event) => {
      if (matters(event)) notice();
    };
    for (const type of types) window.addEventListener(type, heard);
    return () => {
      for (const type of types) window.removeEventListener(type, heard);
    };
  };

/** A browser that forbids storage throws when it is merely looked at. */
function allowed(name: 'localStorage' | 'sessionStorage'): StorageLike | undefined {
  try {
    return window[name];
  } catch {
    return undefined;
  }
}

export interface BrowserPorts {
  clock: Clock;
  navigation: Navigation;
  events: PageEvents;
  localStorage: StorageLike | undefined;
  sessionStorage: StorageLike | undefined;
}

/** The ports of a real browser, for the client entry. */
export function browserPorts(): BrowserPorts {
  return {
    clock: {
      now: () => Date.now(),
      setTimeout: (run, ms) => window.setTimeout(run, ms),
      clearTimeout: timer => window.clearTimeout(timer),
      setInterval: (run, ms) => window.setInterval(run, ms),
      clearInterval: timer => window.clearInterval(timer),
    },
    navigation: {
      reload: () => {
        window.document.documentElement.style.display = 'none';
        window.location.reload();
      },
      assign: path => window.location.assign(path),
      path: () => window.location.pathname + window.location.search,
    },
    events: {
      storageChanged: listenTo(['storage']),
      connectionChanged: listenTo(['online', 'offline']),
      isOnline: () => navigator.onLine,
      pageRestored: listenTo(['pageshow'], event => (event as PageTransitionEvent).persisted),
    },
    localStorage: allowed('localStorage'),
    sessionStorage: allowed('sessionStorage'),
  };
}
