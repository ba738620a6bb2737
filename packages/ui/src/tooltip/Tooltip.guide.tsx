import { X } from 'lucide-react';
import { Button } from '../button/Button.tsx';
import { IconButton } from '../button/IconButton.tsx';
import type { Guide } from '../guide/Guide.ts';

export const guide: Guide = {
  when: [
    'It comes by itself: every Icon button shows its label, and every control its `title`, to a pointer that rests on it and to the keyboard.',
  ],
  instead: [
    'For what somebody needs in order to decide: text on the page; a finger never sees a tooltip.',
    'For sentences that explain: Popover.',
  ],
  good: {
    picture: (
      <IconButton label="Remove Auvira Lumen 5 5G from your wishlist">
        <X size={20} strokeWidth={1.5} aria-hidden />
      </IconButton>
    ),
    says: 'The words that the icon stands for.',
  },
  bad: {
    picture: <Button title="₹49 more for delivery">Buy now</Button>,
    says: 'A cost that half of the shoppers never see.',
  },
  anatomy: ['A dark box with a few words, 6 px below the control, or above where there is no room.'],
  keys: { Tab: 'Shows it at the control that has the focus.', Escape: 'Takes it away; the focus stays.' },
  words: ['What the control does, in one to four words before the name of the thing: "Close", "Share". No full stop.'],
};
