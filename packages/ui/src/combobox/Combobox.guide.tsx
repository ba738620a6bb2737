import { Select } from '../field/Select.tsx';
import { TextField } from '../field/TextField.tsx';
import type { Guide } from '../guide/Guide.ts';

export const guide: Guide = {
  when: ['Where one types a few letters and is shown what fits: search, places.'],
  instead: ['For a short list that one knows: Select.'],
  good: {
    picture: <TextField label="Search" type="search" defaultValue="lum" hint="3 suggestions" />,
    says: 'The field works without the list, and sends what was typed.',
  },
  bad: {
    picture: <Select label="Search" options={[{ value: '1', label: 'Auvira Lumen 5 5G' }]} />,
    says: 'A list of thousands that cannot be typed into.',
  },
  anatomy: [
    'Field.',
    'List below it, in groups with a title each.',
    'Option, with what was typed as a part of it.',
    'Count, read out only.',
  ],
  keys: {
    'ArrowDown, ArrowUp': 'Open the list, and go through the options and back into the field.',
    Enter: 'Takes the option, or sends what was typed.',
    Escape: 'Closes the list.',
  },
  words: ['Group titles are nouns: "Products", "Categories".', "An option reads like its page's title."],
};
