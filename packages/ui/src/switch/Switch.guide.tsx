import { Button } from '../button/Button.tsx';
import type { Guide } from '../guide/Guide.ts';
import { Switch } from './Switch.tsx';

export const guide: Guide = {
  when: ['For a setting that holds at once: what one is told of, and on which device.'],
  instead: ['For what is sent with a form: Checkbox.', 'For one of several: Radio.'],
  good: {
    picture: <Switch label="Write to me by e-mail about offers and news" defaultChecked />,
    says: 'Says what is so while it is on, and needs no button.',
  },
  bad: {
    picture: (
      <>
        <Switch label="E-mails off" />
        <Button>Save</Button>
      </>
    ),
    says: 'Off means on, and it holds only once it is saved.',
  },
  anatomy: [
    'Track, in the accent while it is on.',
    'Knob, at the end while it is on.',
    'Label, a press on which works too.',
  ],
  keys: { Space: 'Turns it on or off.' },
  words: ['What is so while it is on, never a question.', 'No "on" and "off": the switch says that.'],
};
