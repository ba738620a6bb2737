/*
 * The page about referring a friend, where editors have written none.
 */

export const title = 'Refer a friend';
export const none =
  'There is no reward for referring a friend at present. When there is one, this page says how it works.';
export const toTheShop = 'Go to the shop';
