import { Button } from '../button/Button.tsx';
import type { Guide } from '../guide/Guide.ts';
import { Spinner } from './Spinner.tsx';

export const guide: Guide = {
  when: ['Within what was pressed, while its work is under way.'],
  instead: ['For content: Skeleton.', 'For a page: Loading bar.', 'For what covers the whole page: Overlay.'],
  good: { picture: <Button busy>Place order</Button>, says: 'Where the eye is already, beside the label that stays.' },
  bad: {
    picture: (
      <>
        <Button>Place order</Button>
        <Spinner size={48} />
      </>
    ),
    says: 'Away from what was pressed, which can be pressed again.',
  },
  anatomy: ['Ring, faint.', 'Arc that goes round in 1.92 s.'],
  keys: {},
  words: ['None of its own: what holds it says `aria-busy`.'],
};
