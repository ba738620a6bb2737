import type { Guide } from '../guide/Guide.ts';
import { Link } from '../link/Link.tsx';

export const guide: Guide = {
  when: ['Once, as the first thing of a page.'],
  instead: ['For links that everybody needs: Link.'],
  good: {
    picture: <Link href="#main">Skip to content</Link>,
    says: 'It comes into sight with the first Tab, before all menus.',
  },
  bad: {
    picture: <p>Menu, Search, Cart, 24 categories, then the page</p>,
    says: 'Everything must be passed by Tab on every page.',
  },
  anatomy: ['A link out of sight.', 'The same, over the header, while it has the focus.'],
  keys: { Tab: 'Shows it.', Enter: 'Goes to the content.' },
  words: ['"Skip to content".'],
};
