/**
 * Gift wrapping designs, and what buyers asked for: for the whole cart or order, and for single items. JSON of an
 * OrderGift and an ItemGift; an order keeps the design and its price as they were. `wrapping` is what it all costs. Paise.
 */
export const giftTables = /* sql */ `
  CREATE TABLE gift_wrapping (
    id INTEGER PRIMARY KEY,
    design TEXT NOT NULL UNIQUE,
    price INTEGER NOT NULL CHECK (price >= 0),
    paper TEXT NOT NULL,
    ribbon TEXT NOT NULL
  ) STRICT;
  INSERT INTO gift_wrapping (id, design, price, paper, ribbon) VALUES
    (1, 'Marigold paper', 4900, '#f6b93b', '#b71540'),
    (2, 'Handmade paper with gold print', 9900, '#6d214f', '#f5cd79'),
    (3, 'Cotton bag, to be used again', 14900, '#d8c8a8', '#2c5f4a');
  ALTER TABLE cart ADD COLUMN gift TEXT;
  ALTER TABLE cart_item ADD COLUMN gift TEXT;
  ALTER TABLE sales_order ADD COLUMN gift TEXT;
  ALTER TABLE sales_order ADD COLUMN wrapping INTEGER NOT NULL DEFAULT 0;
  ALTER TABLE order_item ADD COLUMN gift TEXT;
  ALTER TABLE invoice ADD COLUMN wrapping INTEGER NOT NULL DEFAULT 0;
`;
