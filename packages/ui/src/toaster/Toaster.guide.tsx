import { Card } from '../card/Card.tsx';
import type { Guide } from '../guide/Guide.ts';
import { Link } from '../link/Link.tsx';

export const guide: Guide = {
  when: [
    'To tell that something worked, or what changed, where the page does not show it.',
    'It goes by itself after 5 s where nothing else is said, and waits while somebody is at it.',
  ],
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
  keys: { F8: 'While there is a message: goes to it from anywhere, and back.', Tab: 'Goes through their buttons.' },
  words: [
    'What happened to what: "Auvira Lumen 5 5G is in your wishlist."',
    'One sentence, about forty characters; of a failure a second one, which says what to do.',
  ],
};
