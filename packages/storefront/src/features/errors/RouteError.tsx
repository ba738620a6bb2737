import * as text from '@shop/messages/errors';
import { ErrorView } from '@shop/ui';
import { useEffect } from 'react';
import { isRouteErrorResponse, useRouteError } from 'react-router';
import { PageTitle } from '../shared/PageTitle.tsx';
import { NotFound } from './NotFound.tsx';

/** A route that could not be resolved, loaded or rendered (errors-02). Where the network went away it comes back with it. */
export function RouteError() {
  const error = useRouteError();
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  useEffect(() => {
    if (isMissing || navigator.onLine) return undefined;
    const again = () => location.reload();
    addEventListener('online', again);
    return () => removeEventListener('online', again);
  }, [isMissing]);
  if (isMissing) return <NotFound />;
  return (
    <>
      <PageTitle page={text.failedTitle} />
      <ErrorView message={text.failed} onRetry={() => location.reload()} />
    </>
  );
}
