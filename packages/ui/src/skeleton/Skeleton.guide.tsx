import type { Guide } from '../guide/Guide.ts';
import { Spinner } from '../spinner/Spinner.tsx';
import { Skeleton } from './Skeleton.tsx';

export const guide: Guide = {
  when: ['For content that is on its way and whose shape is known.'],
  instead: ["For an answer to a press: the button's own spinner.", 'For the next page: Loading bar.'],
  good: {
    picture: (
      <>
        <Skeleton width="60%" height="24px" />
        <Skeleton />
        <Skeleton width="80%" />
      </>
    ),
    says: 'The exact shape of what comes, so that nothing moves.',
  },
  bad: { picture: <Spinner size={40} />, says: 'A wheel in an empty page says neither what comes nor where.' },
  anatomy: ["Lines and boxes in the shimmer's colour, hidden from who is read to."],
  keys: {},
  words: ['None of its own. Who shows it names the whole, as the gallery of products does: "Products are loading".'],
};
