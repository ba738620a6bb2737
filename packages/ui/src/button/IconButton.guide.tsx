import type { Guide } from '../guide/Guide.ts';
import { IconButton } from './IconButton.tsx';
import { Heart, X } from 'lucide-react';

export const guide: Guide = {
  when: [
    'For a small thing that is done often and is known by its picture: close, save, show the password.',
    'Where a label would push the content away.',
  ],
  instead: [
    'For the main step of a screen: Button.',
    'Where the picture needs an explanation: Button with an icon and a label.',
  ],
  good: {
    picture: (
      <IconButton label="Close">
        <X size={22} strokeWidth={1.5} aria-hidden />
      </IconButton>
    ),
    says: 'The label is a word for what it does; it is read out and shown as a tooltip.',
  },
  bad: {
    picture: (
      <IconButton label="Heart">
        <Heart size={22} strokeWidth={1.5} aria-hidden />
      </IconButton>
    ),
    says: 'The label names the picture; "Wishlist: Auvira Lumen 5 5G" says what it does.',
  },
  anatomy: [
    'A square that a finger hits: 44 px, where a shop sets nothing else for a mouse.',
    'Icon, 1.5 px strokes.',
    'Label, seen as a tooltip after a moment.',
  ],
  keys: { 'Enter, Space': 'Presses it.' },
  words: ['A verb, and the thing where there are several: "Remove Auvira Lumen 5".', 'One to four words.'],
};
