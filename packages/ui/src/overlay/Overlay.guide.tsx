import type { Guide } from '../guide/Guide.ts';
import { Skeleton } from '../skeleton/Skeleton.tsx';
import { Spinner } from '../spinner/Spinner.tsx';

export const guide: Guide = {
  when: ['While the whole page waits to be left: signing out, from the menu of the account and from the You panel.'],
  instead: ['Nearly always: the spinner of the button, or a Skeleton.'],
  good: {
    picture: (
      <>
        <Spinner size={40} />
        <p>Fetching Data...</p>
      </>
    ),
    says: 'What is behind it is of no use any more: the account is being left.',
  },
  bad: {
    picture: (
      <>
        <Spinner size={40} />
        <Skeleton />
      </>
    ),
    says: 'A list that could be read is covered while it is filtered.',
  },
  anatomy: ['Mask over the page, which stays where one scrolls.', 'Spinner.', 'Sentence, as a status.'],
  keys: { Tab: 'Still goes through the page behind it: it covers that, takes no focus and locks nothing.' },
  words: ['"Fetching Data..." unless it is told what is being done, in the present.'],
};
