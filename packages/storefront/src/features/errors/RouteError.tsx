import * as text from '@shop/messages/errors';
import { ErrorView } from '@shop/ui';
import { useLayoutEffect } from 'react';
import { isRouteErrorResponse, useRevalidator, useRouteError } from 'react-router';
import { PageTitle } from '../shared/PageTitle.tsx';
import { NotFound } from './NotFound.tsx';

/** A route that could not be resolved, loaded or rendered (errors-02). Where the network had gone it comes back with it. */
export function RouteError() {
  const error = useRouteError();
  const { revalidate } = useRevalidator();
  // Heard from the moment in which the page says that it failed: the network may be back before effects run.
  useLayoutEffect(() => {
    const again = () => void revalidate();
    addEventListener('online', again);
    return () => removeEventListener('online', again);
  }, [revalidate]);
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFound />;
  return (
    <>
      <PageTitle page={text.failedTitle} />
      <ErrorView message={text.failed} onRetry={() => location.reload()} />
    </>
  );
}
