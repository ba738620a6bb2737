import type { Guide } from '../guide/Guide.ts';
import { Skeleton } from '../skeleton/Skeleton.tsx';
import { drawnPhone } from './drawnPhone.ts';
import { Image } from './Image.tsx';

const picture = drawnPhone('#e9edfb', '#2b3a67');

export const guide: Guide = {
  when: ['For every picture of a product, category or campaign.'],
  instead: ['For icons: an icon of the set.', 'For looks only: a background, or `alt=""`.'],
  good: {
    picture: (
      <div style={{ display: 'flex', gap: 'var(--space-4)' }}>
        <Skeleton ratio={0.8} width="96px" />
        <div style={{ inlineSize: 96 }}>
          <Image src={picture} alt="A phone from the front" sizes="96px" />
        </div>
      </div>
    ),
    says: 'Its place is kept at its ratio before it comes.',
  },
  bad: {
    picture: (
      <img alt="A phone, pressed flat" src={picture} style={{ inlineSize: 160, blockSize: 48, objectFit: 'fill' }} />
    ),
    says: 'Squeezed into another ratio.',
  },
  anatomy: ['Place of its ratio.', 'Picture, in the width that the screen needs.'],
  keys: {},
  words: ['The alternative text says what one sees: "Black phone from the front".', 'Not "picture of".'],
};
