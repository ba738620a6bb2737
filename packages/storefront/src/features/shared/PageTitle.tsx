import * as text from '@shop/messages/pages';
import { useShell } from './useShell.ts';

export interface PageTitleProps {
  /** Name of the page; the store's own title where absent. */
  page?: string | undefined;
  /** The page of a list that is shown, from 1; named from the second on. */
  number?: number | undefined;
  /** A sentence or two for search engines; left out where empty or absent. */
  description?: string | null | undefined;
}

/** "{page} - {store name}" (routes-11), and the description for search engines. */
export function PageTitle({ page, number = 1, description }: PageTitleProps) {
  const { store, storeName } = useShell();
  return (
    <>
      <title>
        {page
          ? `${number > 1 ? text.titleOnPage(page, number) : page} - ${storeName}`
          : (store?.default_title ?? storeName)}
      </title>
      {description && <meta name="description" content={description} />}
    </>
  );
}
