import * as text from '@shop/messages/errors';
import { ErrorView } from '@shop/ui';
import { region } from '../../context/region.tsx';
import { PageTitle } from '../shared/PageTitle.tsx';

/** A path at which nothing lives (routes-08, errors-01). */
function DefaultNotFound() {
  return (
    <>
      <PageTitle page={text.notFoundTitle} />
      <ErrorView message={text.notFound} />
    </>
  );
}

declare module '../../context/shop.ts' {
  interface Regions {
    /** What stands where the shop has no page. */
    NotFound: object;
  }
}

export const NotFound = region('NotFound', DefaultNotFound);
