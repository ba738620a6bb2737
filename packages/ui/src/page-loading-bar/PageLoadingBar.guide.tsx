import type { Guide } from '../guide/Guide.ts';
import { Spinner } from '../spinner/Spinner.tsx';
import { PageLoadingBar } from './PageLoadingBar.tsx';

export const guide: Guide = {
  when: ['Once, at the top of the shop, while the next page is fetched.'],
  instead: ['For a part of a page: Skeleton.'],
  good: {
    picture: (
      <div style={{ position: 'relative', transform: 'translate(0)', blockSize: 24 }}>
        <PageLoadingBar loading />
      </div>
    ),
    says: 'The page that one reads stays until the next is there.',
  },
  bad: { picture: <Spinner size={48} />, says: 'The page is taken away for a wheel.' },
  anatomy: ['Bar of 3 px over the header, in the accent.'],
  keys: {},
  words: ['None that is seen. Its name is "Loading the page".'],
};
