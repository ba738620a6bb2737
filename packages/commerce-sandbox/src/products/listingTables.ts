/**
 * How a listing index in memory learns that it is no longer true. `version` counts what changes the shape of the
 * catalogue; `listing_change` names listed products whose price or availability has changed.
 */
export const listingTables = /* sql */ `
  CREATE TABLE listing_version (only INTEGER PRIMARY KEY CHECK (only = 1), version INTEGER NOT NULL) STRICT;
  INSERT INTO listing_version VALUES (1, 1);
  CREATE TABLE listing_change (position INTEGER PRIMARY KEY AUTOINCREMENT, product_id INTEGER NOT NULL) STRICT;

  ${['INSERT', 'DELETE', 'UPDATE OF name, brand_code, view, parent_id, type'].map(event => bump('product', event)).join('')}
  ${['INSERT', 'DELETE', 'UPDATE'].map(event => bump('product_category', event)).join('')}
  ${['INSERT', 'DELETE'].map(event => bump('product_option', event)).join('')}
  CREATE TRIGGER listing_priced AFTER UPDATE OF salable, min_final ON product
  WHEN OLD.salable <> NEW.salable OR OLD.min_final <> NEW.min_final BEGIN
    INSERT INTO listing_change (product_id) VALUES (coalesce(NEW.parent_id, NEW.id));
  END;
`;

/** What is rated otherwise stands elsewhere among the most popular. */
export const listingRatedTables = /* sql */ `
  CREATE TRIGGER listing_rated AFTER UPDATE OF rating_count, rating_percent ON product
  WHEN OLD.rating_count <> NEW.rating_count OR OLD.rating_percent <> NEW.rating_percent BEGIN
    INSERT INTO listing_change (product_id) VALUES (coalesce(NEW.parent_id, NEW.id));
  END;
`;

function bump(table: string, event: string): string {
  return `CREATE TRIGGER listing_${table}_${event.split(' ')[0]!.toLowerCase()} AFTER ${event} ON ${table} BEGIN
    UPDATE listing_version SET version = version + 1;
  END;
  `;
}
