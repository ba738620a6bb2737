import { loaderContext } from '../app/loaderContext.ts';
import type { PageModule } from '../app/pages.ts';
import { Content } from '../features/content/Content.tsx';
import { loadContent, type ContentData } from '../features/content/loadContent.ts';
import { PageTitle } from '../features/shared/PageTitle.tsx';
import { ShellQuery } from '../features/shared/shellQueries.ts';

function CmsPage({ data }: { data: ContentData }) {
  return (
    <>
      <PageTitle page={data.title} description={data.description} />
      <Content {...data} />
    </>
  );
}

export const page: PageModule<ContentData> = {
  async load({ identifier }, args) {
    const { client } = loaderContext(args);
    const { storeConfig } = await client.query(ShellQuery, {});
    return loadContent(client, identifier ?? '', [storeConfig?.base_url, storeConfig?.base_media_url]);
  },
  Component: CmsPage,
};
