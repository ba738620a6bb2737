import { Skeleton } from '@shop/ui';
import { useLocation } from 'react-router';
import { useFeature } from '../context/features.ts';
import { Content } from '../features/content/Content.tsx';
import type { ContentData } from '../features/content/loadContent.ts';
import { DealsEnd } from '../features/deals/DealsEnd.tsx';
import { programmeAt } from '../features/programmes/programmePages.ts';
import { ContinuePlace } from '../features/recent/ContinuePlace.tsx';
import { late } from '../features/shared/late.tsx';
import { PageTitle } from '../features/shared/PageTitle.tsx';
import { canonicalPath } from '../seo/canonicalPath.ts';
import css from './CmsPage.module.css';

const ProgrammeCard = late(async () => (await import('../features/programmes/ProgrammeCard.tsx')).ProgrammeCard, {
  meanwhile: <Skeleton width="min(100%, 560px)" height="18rem" />,
});

/**
 * A page that the back end's editors made; the home page is one. Below the words of a programme's landing page one
 * verifies for it (programmes-01).
 */
export function Component({
  data,
}: {
  /** Title, description and tree of the page, as its loader fetched them. */
  data: ContentData;
}) {
  const { pathname } = useLocation();
  const hasProgrammes = useFeature('programmes');
  const programme = programmeAt(pathname);
  // What was opened on one page, and what moves there, does not stay for the next.
  return (
    <>
      <PageTitle page={data.title} description={data.description} />
      <Content
        key={pathname}
        {...data}
        renderDealsEnd={end => <DealsEnd end={end} />}
        belowFirst={canonicalPath(pathname) === '/' && <ContinuePlace />}
      />
      {hasProgrammes && programme && (
        <div id="verify" className={css['verify']}>
          <ProgrammeCard programme={programme} />
        </div>
      )}
    </>
  );
}
