import { columns, heading, row, text } from './markup.ts';

/** How inviting friends works; the shop shows the customer's own link below. */
export const referral = row([
  heading(1, 'Refer a friend'),
  columns([
    [heading(2, '1. Send your link'), text('<p>To friends, colleagues or family who have no account here yet.</p>')],
    [
      heading(2, '2. They open an account'),
      text('<p>With your link, or with your code in the form of a new account.</p>'),
    ],
    [
      heading(2, '3. You get 200 coins'),
      text('<p>As soon as their first order is paid. Once for each friend, and as many friends as you like.</p>'),
    ],
  ]),
]);
