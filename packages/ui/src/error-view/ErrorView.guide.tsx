import { EmptyState } from '../empty-state/EmptyState.tsx';
import type { Guide } from '../guide/Guide.ts';
import { ErrorView } from './ErrorView.tsx';

export const guide: Guide = {
  when: ['Where a whole page is not there or cannot be shown.'],
  instead: [
    'Where a part of it failed: Notice with an action.',
    'Where there is nothing: Empty state.',
    'After an error that nothing caught: Unhandled error view, the only one with a number, which support asks for.',
  ],
  good: {
    picture: <ErrorView message="Something went wrong. Sorry about that." onRetry={() => {}} />,
    says: 'Says so, and offers to try again and a way home.',
  },
  bad: { picture: <EmptyState title="Error 0x80" level={2} />, says: 'A code is for support, not for shoppers.' },
  anatomy: ['Picture.', 'What happened.', 'Try again, where that can help.', 'Way home.'],
  keys: { Tab: 'Comes to the buttons.' },
  words: ['What happened, then what to do.', 'The texts of rule errors-03 are fixed.'],
};
