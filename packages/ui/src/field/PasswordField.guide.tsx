import type { Guide } from '../guide/Guide.ts';
import { PasswordField } from './PasswordField.tsx';
import { TextField } from './TextField.tsx';

export const guide: Guide = {
  when: ['For a password, new or known.'],
  instead: ['For a code that was sent: Text field, which the phone fills in.'],
  good: {
    picture: <PasswordField label="Password" defaultValue="Shop@1234" />,
    says: 'It can be looked at before it is sent, so that one field is enough.',
  },
  bad: {
    picture: (
      <>
        <TextField label="Password" type="password" defaultValue="Shop@1234" />
        <TextField label="Password again" type="password" defaultValue="Shop@1234" />
      </>
    ),
    says: 'Typing blind, and twice.',
  },
  anatomy: ['Label.', 'Control, which hides what is typed.', 'Button that shows and hides it.', 'Hint or error.'],
  keys: { Tab: 'Comes to the field, then to the button.', Space: 'On the button: shows or hides the password.' },
  words: [
    '"Password", or "Current password" and "New password" where there are two.',
    'What a new one needs stands below it before it is typed, each rule ticked off once it is met.',
  ],
};
