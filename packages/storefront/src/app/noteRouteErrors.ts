import { noteError, type ShopStore } from '@shop/state';
import { isRouteErrorResponse, type createBrowserRouter } from 'react-router';
import { isOwnCode } from './isShoppersFailure.ts';

/** What the back end or the network refused carries its problem, and is no defect; nor is a fetch that was cut off. */
const isDefect = (error: unknown) =>
  isOwnCode(error) &&
  !isRouteErrorResponse(error) &&
  !('problem' in error) &&
  error.name !== 'AbortError' &&
  !/fetch|network|import|load failed/i.test(error.message);

/** Writes down what a route could not be loaded for, where that is a defect: its page says only that it failed (errors-13). */
export function noteRouteErrors(
  store: ShopStore,
  router: Pick<ReturnType<typeof createBrowserRouter>, 'subscribe'>,
): void {
  const noted = new WeakSet<object>();
  router.subscribe(({ errors }) => {
    for (const error of Object.values<unknown>(errors ?? {})) {
      if (!isDefect(error) || noted.has(error as Error)) continue;
      noted.add(error as Error);
      store.dispatch(noteError(error, 'route'));
    }
  });
}
