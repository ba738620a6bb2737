import { ErrorView } from '@shop/ui';
import { PageTitle } from '../shared/PageTitle.tsx';

/** A path at which nothing lives (specification, section 8). */
export function NotFound() {
  return (
    <>
      <PageTitle page="Page not found" />
      <ErrorView message="Looks like the page you were hoping to find doesn't exist. Sorry about that." />
    </>
  );
}
