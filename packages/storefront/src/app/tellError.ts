import type { UnhandledError } from '@shop/state';
import { errorReportPath, maskPersonal } from '@shop/variant';

/** Places in the shop's own code that an error came through, the innermost first: "/assets/x.js:1:234". */
function placesOf(error: unknown): string[] {
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  const own = location.origin.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  return Array.from(
    stack.matchAll(new RegExp(`${own}(/[\\w./@-]{1,120}(?:\\?[\\w=&]*)?:\\d+:\\d+)`, 'g')),
    ([, place = '']) => place.replace(/\?[^:]*/, ''),
  ).slice(0, 5);
}

/**
 * Tells the storefront server of an error that nobody foresaw, under the id that the shopper is shown (errors-13). That
 * it did not hear of it is no matter.
 */
export function tellError({ id, where, name, message }: UnhandledError, error: unknown): void {
  const report = {
    id,
    where,
    name,
    message: maskPersonal(message.slice(0, 400)),
    path: location.pathname,
    places: placesOf(error),
  };
  const body = new Blob([JSON.stringify(report)], { type: 'application/json' });
  // Some browsers let it be switched off.
  if ('sendBeacon' in navigator) navigator.sendBeacon(errorReportPath, body);
}
