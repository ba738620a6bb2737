import type { Guide } from '../guide/Guide.ts';
import { Tabs } from './Tabs.tsx';

export const guide: Guide = {
  when: ['For two to five views of one thing of which one is read at a time.'],
  instead: ['For another page: Link.', 'For many or long texts on a phone: Accordion.'],
  good: {
    picture: (
      <Tabs
        label="About the product"
        tabs={[
          { title: 'Description', content: <p>Read in the sun.</p> },
          { title: 'Reviews', content: <p>4.4 of 5.</p> },
        ]}
      />
    ),
    says: 'Titles of a word; the first is what most want.',
  },
  bad: {
    picture: (
      <Tabs
        label="Steps"
        tabs={[
          { title: 'First', content: <p>Address.</p> },
          { title: 'Then', content: <p>Payment.</p> },
        ]}
      />
    ),
    says: 'Steps in an order are not views side by side.',
  },
  anatomy: ['List of titles, which slides where they do not fit.', 'Line below the open one.', 'Panel.'],
  keys: {
    'ArrowLeft, ArrowRight': 'Open the next or the one before; they turn with the direction.',
    'Home, End': 'Open the first or last.',
    Tab: 'Goes from the title to what can be pressed in the panel, or on.',
  },
  words: ['One word, a noun.'],
};
