import type { Guide } from '../guide/Guide.ts';
import { Skeleton } from '../skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';

export const guide: Guide = {
  when: ['For every picture of a product, category or campaign.'],
  instead: ['For icons: an icon of the set.', 'For looks only: a background, or `alt=""`.'],
  good: {
    picture: (
      <>
        <Skeleton ratio={0.8} width="96px" />
        <VisuallyHidden>A phone</VisuallyHidden>
      </>
    ),
    says: 'Its place is kept at its ratio before it comes.',
  },
  bad: {
    picture: (
      <img
        alt=""
        width="160"
        height="40"
        src="data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw=="
      />
    ),
    says: 'Squeezed into another ratio.',
  },
  anatomy: ['Place of its ratio.', 'Picture, in the width that the screen needs.'],
  keys: {},
  words: ['The alternative text says what one sees: "Black phone from the front".', 'Not "picture of".'],
};
