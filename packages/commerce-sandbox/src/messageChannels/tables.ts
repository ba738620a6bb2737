/**
 * What a customer chose to be told by SMS and WhatsApp. A choice is of the number that was verified when it was made,
 * and goes with it: whoever verifies a number anew begins without any.
 */
export const messageChannelTables = /* sql */ `
  CREATE TABLE message_choice (
    number TEXT PRIMARY KEY REFERENCES verified_mobile (value) ON DELETE CASCADE,
    sms_offers INTEGER NOT NULL CHECK (sms_offers IN (0, 1)),
    whatsapp_orders INTEGER NOT NULL CHECK (whatsapp_orders IN (0, 1)),
    whatsapp_offers INTEGER NOT NULL CHECK (whatsapp_offers IN (0, 1))
  ) STRICT, WITHOUT ROWID;
`;
