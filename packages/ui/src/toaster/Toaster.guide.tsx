import { Card } from '../card/Card.tsx';
import type { Guide } from '../guide/Guide.ts';
import { Link } from '../link/Link.tsx';

export const guide: Guide = {
  when: ['To tell that something worked, or what changed, where the page does not show it.'],
  instead: ['For what must be mended: Notice beside it.', 'For a question: Dialog.'],
  good: {
    picture: (
      <Card>
        Auvira Lumen 5 5G is in your cart. <Link href="#">View cart</Link>
      </Card>
    ),
    says: 'One sentence and at most one step on.',
  },
  bad: {
    picture: <Card>Success! Your request has been processed successfully.</Card>,
    says: 'Says that something worked, and not what.',
  },
  anatomy: ['Icon of its type, or of what it is about.', 'Sentence.', 'Action.', 'Closing button.'],
  keys: { F8: 'Goes to the messages from anywhere.', Tab: 'Goes through their buttons.' },
  words: ['What happened to what: "Saved to your wishlist."', 'Forty characters, two lines at most.'],
};
