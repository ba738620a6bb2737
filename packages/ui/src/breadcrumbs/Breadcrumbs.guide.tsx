import type { Guide } from '../guide/Guide.ts';
import { Breadcrumbs } from './Breadcrumbs.tsx';

export const guide: Guide = {
  when: ['On pages two or more levels deep: categories and products.'],
  instead: ['For steps that are done one after the other: Progress steps.'],
  good: {
    picture: (
      <Breadcrumbs crumbs={[{ label: 'Home', href: '#' }, { label: 'Phones', href: '#' }, { label: 'Lumen 5' }]} />
    ),
    says: 'Each level as its page is called; the last is no link.',
  },
  bad: { picture: <Breadcrumbs crumbs={[{ label: 'Lumen 5' }]} />, says: 'One crumb leads nowhere.' },
  anatomy: [
    'Links to the levels above.',
    'Slash between them, the same in both directions, not read out.',
    'The page itself.',
  ],
  keys: { Tab: 'Goes from link to link.', Enter: 'Follows it.' },
  words: ['The names of the pages, unchanged.'],
};
