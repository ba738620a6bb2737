import type { Guide } from '../guide/Guide.ts';
import { Link } from './Link.tsx';

export const guide: Guide = {
  when: ['For going somewhere: another page, a place on this one, a mail, a call.'],
  instead: ['For doing something: Button.'],
  good: {
    picture: (
      <p>
        Read <Link href="#">how returns work</Link>.
      </p>
    ),
    says: 'The words say where it leads, also when read out alone.',
  },
  bad: {
    picture: (
      <p>
        To read how returns work, <Link href="#">click here</Link>.
      </p>
    ),
    says: 'In a list of links, "click here" says nothing.',
  },
  anatomy: ['Text in the strong accent.', 'Underline, so that colour is not all that tells it apart.'],
  keys: { Enter: 'Follows it.' },
  words: ['The title of the page it leads to, or a part of the sentence.', 'Never an address.'],
};
