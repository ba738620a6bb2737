import type { Guide } from '../guide/Guide.ts';
import { ProgressSteps } from './ProgressSteps.tsx';

export const guide: Guide = {
  when: ['For a task of three to five steps in one order, as the checkout.'],
  instead: [
    'For what happens without the shopper, as a parcel on its way: Timeline.',
    'For places side by side: Tabs.',
  ],
  good: {
    picture: (
      <ProgressSteps
        label="Checkout"
        steps={[{ label: 'Address', done: true }, { label: 'Payment', current: true }, { label: 'Review' }]}
      />
    ),
    says: 'A word each, and one of them is now.',
  },
  bad: {
    picture: (
      <ProgressSteps
        label="Checkout"
        steps={[{ label: 'First we ask you where to deliver' }, { label: 'How you want to pay for it' }]}
      />
    ),
    says: 'Sentences that do not fit a phone, and nothing says where one is.',
  },
  anatomy: [
    'Mark: its number; filled with the accent where one is; a tick once it is done and left.',
    'Name of the step.',
    'Line to the next.',
  ],
  keys: {},
  words: ['One or two words, nouns.'],
};
