import type { Guide } from '../guide/Guide.ts';
import { FileField } from './FileField.tsx';

const nothing = () => {};

export const guide: Guide = {
  when: ['For pictures or papers from the device: of a review, a return, a proof.'],
  instead: ['For a text that somebody has in their head: Text area.'],
  good: {
    picture: (
      <FileField
        label="Pictures (optional)"
        hint="JPEG or PNG, 5 MB each, 3 at most."
        action="Add pictures"
        accept="image/jpeg,image/png"
        most={3}
        mostBytes={5e6}
        files={[]}
        onChange={nothing}
      />
    ),
    says: 'Says what is taken before somebody looks for a file.',
  },
  bad: {
    picture: <FileField label="Upload" action="Browse" accept="image/jpeg" files={[]} onChange={nothing} />,
    says: 'Of what, how many, how large? One learns it from errors.',
  },
  anatomy: [
    'Label.',
    'Place that is pressed, or dropped on.',
    'Hint, or why a file was not taken.',
    'What was chosen: picture, name, size, and a button that takes it out.',
  ],
  keys: {
    'Enter, Space': "Opens the device's files.",
    Tab: 'Goes through what was chosen; there Enter takes it out, and the next takes its place.',
  },
  words: [
    'The label names what it is of, and says where it is optional.',
    'The place says what one does: "Add pictures".',
    'The hint says kinds, size and number.',
  ],
};
