import type { createBrowserRouter } from 'react-router';

/**
 * Ends a way that led out of this document, for instance to another site, once the browser shows the page again as it was left
 * (look-15): the router waits for that document for good (react-router 8.5.1, `startRedirectNavigation`), with the bar above
 * the page or a placeholder in its place.
 */
export function stayOnReturn(router: Pick<ReturnType<typeof createBrowserRouter>, 'navigate' | 'state'>): void {
  addEventListener('pageshow', ({ persisted }) => {
    const { navigation, location } = router.state;
    if (!persisted || navigation.state === 'idle') return;
    const { pathname, search, hash, state } = location;
    void router.navigate(
      { pathname, search, hash },
      { replace: true, state: state as unknown, preventScrollReset: true, defaultShouldRevalidate: false },
    );
  });
}
