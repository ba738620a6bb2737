import * as text from '@shop/messages/errors';
import { ErrorView } from '@shop/ui';
import { isRouteErrorResponse, useRouteError } from 'react-router';
import { PageTitle } from '../shared/PageTitle.tsx';
import { NotFound } from './NotFound.tsx';

/** A route that could not be resolved, loaded or rendered (errors-02). */
export function RouteError() {
  const error = useRouteError();
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFound />;
  return (
    <>
      <PageTitle page={text.failedTitle} />
      <ErrorView message={text.failed} onRetry={() => location.reload()} />
    </>
  );
}
