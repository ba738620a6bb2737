import { EXPIRY_CHECK_MS } from '../constants.ts';
import type { Services, ShopThunk } from '../services.ts';
import { endExpiredSession } from './signOut.ts';

export function stopWatchingExpiry({ clock, runtime }: Services): void {
  if (runtime.expiry === undefined) return;
  clock.clearTimeout(runtime.expiry.timer);
  clock.clearInterval(runtime.expiry.interval);
  runtime.expiry = undefined;
}

/**
 * Ends the session once the token is past its lifetime: by a timer for what remains and by a check every second, for a
 * device that slept (session-02).
 */
export const watchExpiry = (): ShopThunk => (dispatch, _, services) => {
  const { clock, persistence, runtime } = services;
  stopWatchingExpiry(services);
  const remaining = persistence.remaining('signin_token');
  if (remaining === undefined) return;
  const lastMoment = clock.now() + remaining;
  // A delay that overflows a browser's 32 bits goes off at once: the check looks at the time, and the interval goes on.
  const check = () => {
    if (clock.now() <= lastMoment) return;
    stopWatchingExpiry(services);
    void dispatch(endExpiredSession());
  };
  runtime.expiry = {
    timer: clock.setTimeout(check, remaining + 1),
    interval: clock.setInterval(check, EXPIRY_CHECK_MS),
  };
};
