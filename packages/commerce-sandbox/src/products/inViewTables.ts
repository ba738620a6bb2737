/**
 * What is said otherwise of a product in one store view (`view` is its code) or in all of them (`view` is ''). Columns
 * that are null leave it at what the next wider one says. Quantities in a cart have limits for all store views only.
 */
export const productInViewTables = /* sql */ `
  CREATE TABLE product_in_view (
    product_id INTEGER NOT NULL REFERENCES product (id) ON DELETE CASCADE,
    view TEXT NOT NULL,
    name TEXT,
    url_key TEXT,
    short_description TEXT,
    description TEXT,
    meta_title TEXT,
    meta_description TEXT,
    visibility TEXT CHECK (visibility IN ('disabled', 'hidden', 'catalog', 'search', 'both')),
    min_quantity INTEGER CHECK (min_quantity > 0),
    max_quantity INTEGER CHECK (max_quantity > 0),
    PRIMARY KEY (product_id, view)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX product_in_view_url_key ON product_in_view (url_key) WHERE url_key IS NOT NULL;
  CREATE INDEX product_in_view_visibility ON product_in_view (view, visibility) WHERE visibility IS NOT NULL;
`;

/** Pieces are sold in multiples of so many; null is any number. */
export const quantityStepTables = /* sql */ `
  ALTER TABLE product_in_view ADD COLUMN quantity_step INTEGER CHECK (quantity_step > 1);
`;

/**
 * Own prices of a store view, in paise; null is what all have. What has changed in one is a change of the listing, too.
 */
export const pricesInViewTables = /* sql */ `
  ALTER TABLE product_in_view ADD COLUMN price INTEGER CHECK (price >= 0);
  ALTER TABLE product_in_view ADD COLUMN special_price INTEGER CHECK (special_price >= 0);
  CREATE INDEX product_in_view_price ON product_in_view (view) WHERE price IS NOT NULL OR special_price IS NOT NULL;

  CREATE TRIGGER own_price_added AFTER INSERT ON product_in_view
  WHEN NEW.price IS NOT NULL OR NEW.special_price IS NOT NULL BEGIN
    INSERT INTO listing_change (product_id) VALUES (NEW.product_id);
  END;
  CREATE TRIGGER own_price_changed AFTER UPDATE OF price, special_price ON product_in_view BEGIN
    INSERT INTO listing_change (product_id) VALUES (NEW.product_id);
  END;
  CREATE TRIGGER own_price_removed AFTER DELETE ON product_in_view
  WHEN OLD.price IS NOT NULL OR OLD.special_price IS NOT NULL BEGIN
    INSERT INTO listing_change (product_id) VALUES (OLD.product_id);
  END;
`;
