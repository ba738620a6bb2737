import { Button } from '../button/Button.tsx';
import type { Guide } from '../guide/Guide.ts';
import { EmptyState } from './EmptyState.tsx';

export const guide: Guide = {
  when: ['Where a list or page has nothing yet, or nothing fits.'],
  instead: ['Where something failed: Error view or Notice.'],
  good: {
    picture: (
      <EmptyState title="No orders yet" level={2} action={<Button href="#">Start shopping</Button>}>
        What you buy stands here.
      </EmptyState>
    ),
    says: 'Why it is empty, and one step on.',
  },
  bad: { picture: <EmptyState title="No data" level={2} />, says: 'A dead end.' },
  anatomy: ['Picture, for looks only.', 'Title.', 'One sentence.', 'One action, and at most one other.'],
  keys: { Tab: 'Comes to the actions.' },
  words: ['No blame and no joke.', 'The sentence says what will stand here, or what to try where nothing fits.'],
};
