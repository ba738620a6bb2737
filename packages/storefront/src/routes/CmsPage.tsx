import { Content } from '../features/content/Content.tsx';
import type { ContentData } from '../features/content/loadContent.ts';
import { PageTitle } from '../features/shared/PageTitle.tsx';

/** A page that the back end's editors made; the home page is one. */
export function Component({ data }: { data: ContentData }) {
  return (
    <>
      <PageTitle page={data.title} description={data.description} />
      <Content {...data} />
    </>
  );
}
