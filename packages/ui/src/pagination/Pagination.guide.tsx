import type { Guide } from '../guide/Guide.ts';
import { Pagination } from './Pagination.tsx';

export const guide: Guide = {
  when: ['For a list that is longer than a page, where one may want to come back to a place.'],
  instead: ['For steps of a task: Progress steps.'],
  good: {
    picture: <Pagination current={2} total={5} hrefOf={() => '#'} />,
    says: 'Pages are links: they can be opened apart, sent and found again.',
  },
  bad: {
    picture: <Pagination current={1} total={2} hrefOf={() => '#'} />,
    says: 'Two pages of three things: one list is shorter than the choice.',
  },
  anatomy: [
    'Arrow to the page before.',
    'First, present and last page, and those beside the present one; "…" where some are left out.',
    'Arrow to the next; on a phone the arrows stand for the pages beside.',
  ],
  keys: { Tab: 'Goes from page to page.', Enter: 'Opens it.' },
  words: ['Numbers alone; "Page 3" is read out.'],
};
