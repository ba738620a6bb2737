import { Button } from '../button/Button.tsx';
import type { Guide } from '../guide/Guide.ts';
import { Notice } from './Notice.tsx';

export const guide: Guide = {
  when: [
    'For what must be known at this place: what failed and how to mend it, a limit, a delay.',
    'It stays until the reason is gone.',
  ],
  instead: ['For what passes: Toaster.', 'For what is wrong with one field: its error.'],
  good: {
    picture: (
      <Notice tone="danger" action={<Button kind="link">Try again</Button>}>
        Your address was not saved.
      </Notice>
    ),
    says: 'What happened, and the way on beside it.',
  },
  bad: { picture: <Notice tone="danger">Error</Notice>, says: 'Nothing to understand, nothing to do.' },
  anatomy: ['Soft ground of its tone.', 'Icon of its tone.', 'One or two sentences.', 'Action.'],
  keys: { Tab: 'Comes to its action.' },
  words: ['Sentences with a full stop.', 'Never "successfully", never an exclamation mark.'],
};
