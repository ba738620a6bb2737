/** Why an order may be cancelled, as the shopper chooses from. */
export const cancellationReasons: readonly string[] = [
  'I ordered it by mistake',
  'I found a better price elsewhere',
  'It will arrive too late',
  'The address or phone number is wrong',
  'I want to pay in another way',
  'I do not need it any more',
  'Other',
];
