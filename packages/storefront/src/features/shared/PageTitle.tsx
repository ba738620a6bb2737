import { useShell } from './useShell.ts';

export interface PageTitleProps {
  /** Name of the page; the store's own title where absent. */
  page?: string | undefined;
  description?: string | null | undefined;
}

/** "{page} - {store name}" (specification, section 2), and the description for search engines. */
export function PageTitle({ page, description }: PageTitleProps) {
  const { store, storeName } = useShell();
  return (
    <>
      <title>{page ? `${page} - ${storeName}` : (store?.default_title ?? storeName)}</title>
      {description && <meta name="description" content={description} />}
    </>
  );
}
