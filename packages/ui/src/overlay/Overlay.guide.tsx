import type { Guide } from '../guide/Guide.ts';
import { Skeleton } from '../skeleton/Skeleton.tsx';
import { Spinner } from '../spinner/Spinner.tsx';

export const guide: Guide = {
  when: ['While nothing on the page may be pressed: an order is being placed, a bank is being asked.'],
  instead: ['Nearly always: the spinner of the button, or a Skeleton.'],
  good: {
    picture: (
      <>
        <Spinner size={40} />
        <p>Placing your order. This takes a few seconds.</p>
      </>
    ),
    says: 'Says what is done, and how long it takes.',
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
  anatomy: ['Mask over the page.', 'Spinner.', 'Sentence, read out.'],
  keys: { Tab: 'Reaches nothing behind it.' },
  words: ['What is being done, in the present: "Fetching data".'],
};
