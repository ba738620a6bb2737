import { useLoaderData } from 'react-router';
import { loadedPage } from './pages.ts';
import type { ResolvedData } from '../context/page.ts';
import { NotFound } from '../features/errors/NotFound.tsx';
import type { CategoryData } from '../features/listing/loadCategory.ts';
import { shownPage } from '../features/listing/shownPage.ts';
import { Canonical } from '../seo/Canonical.tsx';

/** The page that the back end has at a path (resolve.ts), or that there is none. */
export function Component() {
  const resolved = useLoaderData<ResolvedData | null>();
  if (resolved === null) return <NotFound />;
  const Page = loadedPage(resolved.type);
  return (
    <>
      <Canonical page={resolved.type === 'CATEGORY' ? shownPage((resolved.page as CategoryData).products) : 1} />
      <Page data={resolved.page} />
    </>
  );
}
