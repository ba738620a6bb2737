import * as text from '@shop/messages/errors';
import { ErrorView } from '@shop/ui';
import { PageTitle } from '../shared/PageTitle.tsx';

/** A path at which nothing lives (routes-08, errors-01). */
export function NotFound() {
  return (
    <>
      <PageTitle page={text.notFoundTitle} />
      <ErrorView message={text.notFound} />
    </>
  );
}
