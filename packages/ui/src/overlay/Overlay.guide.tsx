import type { Guide } from '../guide/Guide.ts';
import { Overlay } from './Overlay.tsx';

/** Holds what would cover the screen. */
const held = { position: 'relative', transform: 'translate(0)', minBlockSize: 140 } as const;

export const guide: Guide = {
  when: ['While the whole page waits to be left: signing out, from the menu of the account and from the You panel.'],
  instead: ['Nearly always: the spinner of the button, or a Skeleton.'],
  good: {
    picture: (
      <div style={held}>
        <Overlay />
      </div>
    ),
    says: 'What is behind it is of no use any more: the account is being left.',
  },
  bad: {
    picture: (
      <div style={held}>
        <p>Auvira Lumen 5 5G</p>
        <p>Lumora Desk Lamp</p>
        <p>Zentoro Kettle</p>
        <Overlay />
      </div>
    ),
    says: 'A list that could be read is covered while it is filtered.',
  },
  anatomy: ['Mask over the page, which stays where one scrolls.', 'Spinner.', 'Sentence, as a status.'],
  keys: { Tab: 'Still goes through the page behind it: it covers that, takes no focus and locks nothing.' },
  words: ['"Fetching Data..." unless it is told what is being done, in the present.'],
};
