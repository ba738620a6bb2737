/**
 * Catalogue. Money in paise. A variant of a configurable product is a row of its own with `parent_id`; it is sold, its
 * parent is listed. The columns from `salable` to `max_final` are derived: triggers keep them in step with `stock`, so
 * that an order placed anywhere is seen at once by filters, sorting and price ranges.
 */
export const productTables = /* sql */ `
  CREATE TABLE category (
    id INTEGER PRIMARY KEY,
    parent_id INTEGER REFERENCES category (id),
    level INTEGER NOT NULL,
    position INTEGER NOT NULL,
    path TEXT NOT NULL,
    name TEXT NOT NULL,
    url_key TEXT NOT NULL,
    url_path TEXT NOT NULL UNIQUE,
    description TEXT,
    in_menu INTEGER NOT NULL,
    image TEXT UNIQUE,
    artwork TEXT
  ) STRICT;
  CREATE INDEX category_parent ON category (parent_id, position);

  CREATE TABLE brand (
    code TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    position INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE product (
    id INTEGER PRIMARY KEY,
    sku TEXT NOT NULL UNIQUE COLLATE NOCASE,
    type TEXT NOT NULL CHECK (type IN ('simple', 'configurable', 'virtual')),
    parent_id INTEGER REFERENCES product (id),
    name TEXT NOT NULL,
    url_key TEXT NOT NULL UNIQUE,
    brand_code TEXT NOT NULL REFERENCES brand (code),
    price INTEGER NOT NULL CHECK (price >= 0),
    special_price INTEGER CHECK (special_price >= 0 AND special_price < price),
    surcharge INTEGER CHECK (surcharge > 0),
    stock INTEGER NOT NULL CHECK (stock >= 0),
    short_description TEXT NOT NULL,
    description TEXT NOT NULL,
    country_of_manufacture TEXT NOT NULL,
    weight INTEGER,
    rating_percent INTEGER NOT NULL DEFAULT 0,
    rating_count INTEGER NOT NULL DEFAULT 0,
    other_platforms TEXT,
    salable INTEGER NOT NULL DEFAULT 0,
    min_regular INTEGER NOT NULL DEFAULT 0,
    min_final INTEGER NOT NULL DEFAULT 0,
    max_regular INTEGER NOT NULL DEFAULT 0,
    max_final INTEGER NOT NULL DEFAULT 0
  ) STRICT;
  CREATE INDEX product_parent ON product (parent_id) WHERE parent_id IS NOT NULL;
  CREATE INDEX product_brand ON product (brand_code) WHERE parent_id IS NULL;
  CREATE INDEX product_price ON product (min_final) WHERE parent_id IS NULL;

  CREATE TRIGGER product_added AFTER INSERT ON product WHEN NEW.type <> 'configurable' BEGIN
    UPDATE product SET
      salable = NEW.stock > 0,
      min_regular = NEW.price, max_regular = NEW.price,
      min_final = coalesce(NEW.special_price, NEW.price), max_final = coalesce(NEW.special_price, NEW.price)
    WHERE id = NEW.id;
  END;
  CREATE TRIGGER product_sold AFTER UPDATE OF stock ON product WHEN NEW.type <> 'configurable' BEGIN
    UPDATE product SET salable = NEW.stock > 0 WHERE id = NEW.id;
  END;
  CREATE TRIGGER variant_changed AFTER UPDATE OF salable, min_final ON product WHEN NEW.parent_id IS NOT NULL BEGIN
    UPDATE product SET (salable, min_regular, min_final, max_regular, max_final) = (
      SELECT max(salable), min(min_regular), min(min_final), max(max_regular), max(max_final)
      FROM product variant
      WHERE variant.parent_id = NEW.parent_id AND variant.salable = (
        SELECT max(sibling.salable) FROM product sibling WHERE sibling.parent_id = NEW.parent_id
      )
    ) WHERE id = NEW.parent_id;
  END;

  CREATE TABLE product_category (
    category_id INTEGER NOT NULL REFERENCES category (id),
    product_id INTEGER NOT NULL REFERENCES product (id),
    position INTEGER NOT NULL,
    assigned INTEGER NOT NULL,
    PRIMARY KEY (category_id, product_id)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX product_category_product ON product_category (product_id);

  CREATE TABLE attribute (
    id INTEGER PRIMARY KEY,
    code TEXT NOT NULL UNIQUE,
    label TEXT NOT NULL,
    position INTEGER NOT NULL
  ) STRICT;
  CREATE TABLE attribute_option (
    id INTEGER PRIMARY KEY,
    attribute_id INTEGER NOT NULL REFERENCES attribute (id),
    label TEXT NOT NULL,
    swatch TEXT,
    UNIQUE (attribute_id, label)
  ) STRICT;

  CREATE TABLE product_option (
    product_id INTEGER NOT NULL REFERENCES product (id),
    attribute_id INTEGER NOT NULL REFERENCES attribute (id),
    option_id INTEGER NOT NULL REFERENCES attribute_option (id),
    swatch TEXT,
    position INTEGER NOT NULL,
    PRIMARY KEY (product_id, attribute_id, option_id)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX product_option_value ON product_option (option_id);

  CREATE TABLE product_image (
    id INTEGER PRIMARY KEY,
    product_id INTEGER NOT NULL REFERENCES product (id),
    position INTEGER NOT NULL,
    path TEXT NOT NULL UNIQUE,
    view TEXT NOT NULL,
    label TEXT NOT NULL,
    artwork TEXT NOT NULL
  ) STRICT;
  CREATE INDEX product_image_product ON product_image (product_id, position);

  CREATE TABLE product_related (
    product_id INTEGER NOT NULL REFERENCES product (id),
    related_id INTEGER NOT NULL REFERENCES product (id),
    position INTEGER NOT NULL,
    PRIMARY KEY (product_id, related_id)
  ) STRICT, WITHOUT ROWID;

  CREATE VIRTUAL TABLE product_search USING fts5 (
    name, brand, categories, sku, description,
    tokenize = "porter unicode61 remove_diacritics 2", prefix = '2 3'
  );
  CREATE TABLE search_word (word TEXT PRIMARY KEY, uses INTEGER NOT NULL) STRICT, WITHOUT ROWID;
`;

/** JSON of a VideoSeed: the picture is the poster of a film. */
export const videoTables = /* sql */ `
  ALTER TABLE product_image ADD COLUMN video TEXT;
`;

/** `view` is the code of the one store view that has a product or category; null means all. */
export const ownTables = /* sql */ `
  ALTER TABLE product ADD COLUMN view TEXT;
  ALTER TABLE category ADD COLUMN view TEXT;
`;

/** JSON of ProductFactsSeed. */
export const factTables = /* sql */ `
  ALTER TABLE product ADD COLUMN facts TEXT;
`;
