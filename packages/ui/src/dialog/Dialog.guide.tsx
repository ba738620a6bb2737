import { Button } from '../button/Button.tsx';
import { Card } from '../card/Card.tsx';
import type { Guide } from '../guide/Guide.ts';

export const guide: Guide = {
  when: [
    'For a short task that the page waits for: a pincode, an answer, a confirmation that cannot be taken back.',
    'For the filters of a list on a phone, with the button that shows what is left.',
  ],
  instead: [
    'To tell that something worked: Toaster.',
    'For a list beside the page: Drawer.',
    'For what can be undone: do it, and offer to undo it.',
  ],
  good: {
    picture: (
      <Card>
        <h3>Cancel order 100234?</h3>
        <p>₹1,499 come back within 5 days.</p>
        <Button kind="secondary">Keep it</Button> <Button>Cancel order</Button>
      </Card>
    ),
    says: 'The title asks, the text says what follows, the buttons answer.',
  },
  bad: {
    picture: (
      <Card>
        <h3>Are you sure?</h3>
        <Button kind="secondary">No</Button> <Button>Yes</Button>
      </Card>
    ),
    says: 'Sure of what?',
  },
  anatomy: [
    'Mask over the page.',
    'Title, which stays while the content scrolls.',
    'Button that closes it.',
    'Content. The focus begins at its first text field, or at nothing that is typed into where it is to be read first.',
    'Footer with buttons, the main one last.',
  ],
  keys: {
    Escape: 'Closes it, unless what was pressed in it is under way.',
    Tab: 'Stays within.',
    Enter: 'In a field: sends its form.',
  },
  words: ['The title is the task or the question, at most six words.', 'The main button repeats its verb.'],
};
