import type { Guide } from '../guide/Guide.ts';
import { Button } from './Button.tsx';

export const guide: Guide = {
  when: [
    'For what a shopper does: add, pay, save, close.',
    'As a link (`href`) where the one next step is another page.',
  ],
  instead: [
    'Within a sentence: Link.',
    'Where there is no room for a word, and the picture is known by everybody: Icon button.',
  ],
  good: {
    picture: (
      <>
        <Button>Pay ₹1,499 with UPI</Button> <Button kind="quiet">Change address</Button>
      </>
    ),
    says: 'One primary button on a screen, and it says what happens.',
  },
  bad: {
    picture: (
      <>
        <Button>Submit</Button> <Button>Cancel</Button>
      </>
    ),
    says: 'Two of the same weight, of which none says what it does.',
  },
  anatomy: [
    'Ground and outline of its kind.',
    'Icon, which a spinner replaces while it is busy.',
    'Label: a verb and what it acts on.',
  ],
  keys: {
    'Enter, Space': 'Presses it; as a link only Enter does.',
    Tab: 'Comes to it, also while it is busy or unavailable, not while it is disabled.',
  },
  words: [
    'Begin with a verb, in sentence case, without a full stop.',
    'Name the amount where money moves.',
    'The label stays while it is busy.',
  ],
};
