/** What a bundle costs and whether it can be bought, from what can be chosen for it. `percent` of the price is paid. */
const bundleTotals = /* sql */ `
  CREATE VIEW bundle_selection_total AS
    SELECT bundle_option.product_id AS bundle_id, bundle_option.id AS option_id, bundle_option.required,
      bundle_option.type IN ('checkbox', 'multi') AS takes_many,
      child.stock >= bundle_selection.quantity AS salable,
      bundle_selection.quantity * CASE
        WHEN bundle.dynamic_price THEN child.min_regular
        WHEN bundle_selection.price_type = 'percent' THEN (owner.price * bundle_selection.price + 5000) / 10000
        ELSE bundle_selection.price END AS regular,
      bundle_selection.quantity * ((bundle.percent * CASE
        WHEN bundle.dynamic_price THEN child.min_final
        WHEN bundle_selection.price_type = 'percent' THEN (owner.price * bundle_selection.price + 5000) / 10000
        ELSE bundle_selection.price END + 50) / 100) AS final
    FROM bundle_option
    JOIN bundle ON bundle.product_id = bundle_option.product_id
    JOIN product owner ON owner.id = bundle_option.product_id
    JOIN bundle_selection ON bundle_selection.option_id = bundle_option.id
    JOIN product child ON child.id = bundle_selection.product_id;

  CREATE VIEW bundle_option_total AS
    SELECT bundle_id, required, max(salable) AS salable,
      min(regular) AS min_regular, min(final) AS min_final,
      CASE WHEN takes_many THEN sum(regular) ELSE max(regular) END AS max_regular,
      CASE WHEN takes_many THEN sum(final) ELSE max(final) END AS max_final
    FROM bundle_selection_total AS part
    WHERE part.salable = (SELECT max(other.salable) FROM bundle_selection_total other WHERE other.option_id = part.option_id)
    GROUP BY bundle_id, option_id;

  CREATE VIEW bundle_total AS
    SELECT part.bundle_id, min(part.required = 0 OR part.salable) AND max(part.salable) AS salable,
      base.regular + CASE WHEN max(part.required) OR NOT base.dynamic_price THEN sum(part.required * part.min_regular) ELSE min(part.min_regular) END AS min_regular,
      base.final + CASE WHEN max(part.required) OR NOT base.dynamic_price THEN sum(part.required * part.min_final) ELSE min(part.min_final) END AS min_final,
      base.regular + sum(part.max_regular) AS max_regular,
      base.final + sum(part.max_final) AS max_final
    FROM bundle_option_total AS part
    JOIN (
      SELECT bundle.product_id, bundle.dynamic_price, iif(bundle.dynamic_price, 0, product.price) AS regular,
        iif(bundle.dynamic_price, 0, (product.price * bundle.percent + 50) / 100) AS final
      FROM bundle JOIN product ON product.id = bundle.product_id
    ) base ON base.product_id = part.bundle_id
    GROUP BY part.bundle_id;

  CREATE VIEW group_total AS
    SELECT link.product_id AS group_id, max(member.salable) AS salable, min(member.min_regular) AS min_regular, min(member.min_final) AS min_final,
      max(member.max_regular) AS max_regular, max(member.max_final) AS max_final
    FROM grouped_link link JOIN product member ON member.id = link.linked_id
    WHERE member.salable = (
      SELECT max(other.salable) FROM grouped_link sibling JOIN product other ON other.id = sibling.linked_id WHERE sibling.product_id = link.product_id
    )
    GROUP BY link.product_id;
`;

/** Sets the derived columns of the bundles and groups that a condition on `product` names. */
export const refreshBundles = (
  condition: string,
): string => `UPDATE product SET (salable, min_regular, min_final, max_regular, max_final) = (
      SELECT salable, min_regular, min_final, max_regular, max_final FROM bundle_total WHERE bundle_id = product.id
    ) WHERE ${condition}`;

export const refreshGroups = (
  condition: string,
): string => `UPDATE product SET (salable, min_regular, min_final, max_regular, max_final) = (
      SELECT salable, min_regular, min_final, max_regular, max_final FROM group_total WHERE group_id = product.id
    ) WHERE ${condition}`;

/**
 * Products that consist of others, and what is sold without a parcel. The table `product` is made anew, because SQLite
 * cannot widen the list of its types. Bundles and groups are derived: their stock and prices follow those of their
 * parts.
 */
export const productTypeTables = /* sql */ `
  CREATE TABLE product_of_any_kind (
    id INTEGER PRIMARY KEY,
    sku TEXT NOT NULL UNIQUE COLLATE NOCASE,
    type TEXT NOT NULL CHECK (type IN ('simple', 'configurable', 'virtual', 'bundle', 'grouped', 'downloadable', 'giftcard')),
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
    max_final INTEGER NOT NULL DEFAULT 0,
    view TEXT
  ) STRICT;
  INSERT INTO product_of_any_kind SELECT id, sku, type, parent_id, name, url_key, brand_code, price, special_price, surcharge, stock,
    short_description, description, country_of_manufacture, weight, rating_percent, rating_count, other_platforms, salable, min_regular,
    min_final, max_regular, max_final, view FROM product;
  DROP TABLE product;
  ALTER TABLE product_of_any_kind RENAME TO product;

  CREATE INDEX product_parent ON product (parent_id) WHERE parent_id IS NOT NULL;
  CREATE INDEX product_brand ON product (brand_code) WHERE parent_id IS NULL;
  CREATE INDEX product_price ON product (min_final) WHERE parent_id IS NULL;

  CREATE TABLE bundle (
    product_id INTEGER PRIMARY KEY REFERENCES product (id) ON DELETE CASCADE,
    dynamic_price INTEGER NOT NULL,
    dynamic_sku INTEGER NOT NULL,
    dynamic_weight INTEGER NOT NULL,
    as_low_as INTEGER NOT NULL,
    ships_together INTEGER NOT NULL,
    percent INTEGER NOT NULL CHECK (percent BETWEEN 1 AND 100)
  ) STRICT;
  CREATE TABLE bundle_option (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    product_id INTEGER NOT NULL REFERENCES bundle (product_id) ON DELETE CASCADE,
    title TEXT NOT NULL,
    type TEXT NOT NULL CHECK (type IN ('select', 'radio', 'checkbox', 'multi')),
    required INTEGER NOT NULL,
    position INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX bundle_option_product ON bundle_option (product_id, position);
  CREATE TABLE bundle_selection (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    option_id INTEGER NOT NULL REFERENCES bundle_option (id) ON DELETE CASCADE,
    product_id INTEGER NOT NULL REFERENCES product (id),
    quantity INTEGER NOT NULL CHECK (quantity > 0),
    is_default INTEGER NOT NULL,
    can_change_quantity INTEGER NOT NULL,
    price INTEGER NOT NULL CHECK (price >= 0),
    price_type TEXT NOT NULL CHECK (price_type IN ('fixed', 'percent')),
    position INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX bundle_selection_option ON bundle_selection (option_id, position);
  CREATE INDEX bundle_selection_product ON bundle_selection (product_id);

  CREATE TABLE grouped_link (
    product_id INTEGER NOT NULL REFERENCES product (id) ON DELETE CASCADE,
    linked_id INTEGER NOT NULL REFERENCES product (id),
    quantity INTEGER NOT NULL CHECK (quantity >= 0),
    position INTEGER NOT NULL,
    PRIMARY KEY (product_id, linked_id)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX grouped_link_member ON grouped_link (linked_id);

  CREATE TABLE downloadable (
    product_id INTEGER PRIMARY KEY REFERENCES product (id) ON DELETE CASCADE,
    links_title TEXT NOT NULL,
    samples_title TEXT NOT NULL,
    purchased_separately INTEGER NOT NULL
  ) STRICT;
  CREATE TABLE downloadable_link (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    product_id INTEGER NOT NULL REFERENCES downloadable (product_id) ON DELETE CASCADE,
    title TEXT NOT NULL,
    price INTEGER NOT NULL CHECK (price >= 0),
    file TEXT NOT NULL,
    sample TEXT,
    position INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX downloadable_link_product ON downloadable_link (product_id, position);
  CREATE TABLE downloadable_sample (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    product_id INTEGER NOT NULL REFERENCES downloadable (product_id) ON DELETE CASCADE,
    title TEXT NOT NULL,
    file TEXT NOT NULL,
    position INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX downloadable_sample_product ON downloadable_sample (product_id, position);
  CREATE TABLE leaflet (
    path TEXT PRIMARY KEY,
    title TEXT NOT NULL,
    paragraphs TEXT NOT NULL,
    is_free INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE gift_card_product (
    product_id INTEGER PRIMARY KEY REFERENCES product (id) ON DELETE CASCADE,
    type TEXT NOT NULL CHECK (type IN ('virtual', 'physical', 'combined')),
    open_min INTEGER,
    open_max INTEGER,
    allow_message INTEGER NOT NULL,
    lifetime INTEGER NOT NULL,
    is_redeemable INTEGER NOT NULL
  ) STRICT;
  CREATE TABLE gift_card_amount (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    product_id INTEGER NOT NULL REFERENCES gift_card_product (product_id) ON DELETE CASCADE,
    amount INTEGER NOT NULL CHECK (amount > 0),
    UNIQUE (product_id, amount)
  ) STRICT;
  ${bundleTotals}
  CREATE TRIGGER product_added AFTER INSERT ON product WHEN NEW.type NOT IN ('configurable', 'bundle', 'grouped') BEGIN
    UPDATE product SET
      salable = NEW.stock > 0,
      min_regular = NEW.price, max_regular = NEW.price,
      min_final = coalesce(NEW.special_price, NEW.price), max_final = coalesce(NEW.special_price, NEW.price)
    WHERE id = NEW.id;
  END;
  CREATE TRIGGER product_sold AFTER UPDATE OF stock ON product WHEN NEW.type NOT IN ('configurable', 'bundle', 'grouped') BEGIN
    UPDATE product SET salable = NEW.stock > 0 WHERE id = NEW.id;
  END;
  CREATE TRIGGER product_priced AFTER UPDATE OF price, special_price ON product WHEN NEW.type IN ('simple', 'virtual', 'downloadable') BEGIN
    UPDATE product SET
      min_regular = NEW.price, max_regular = NEW.price,
      min_final = coalesce(NEW.special_price, NEW.price), max_final = coalesce(NEW.special_price, NEW.price)
    WHERE id = NEW.id;
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
  CREATE TRIGGER bundle_part_changed AFTER UPDATE OF salable, stock, min_regular, min_final ON product
  WHEN EXISTS (SELECT 1 FROM bundle_selection WHERE product_id = NEW.id) BEGIN
    ${refreshBundles('id IN (SELECT bundle_option.product_id FROM bundle_selection JOIN bundle_option ON bundle_option.id = option_id WHERE bundle_selection.product_id = NEW.id)')};
  END;
  CREATE TRIGGER group_member_changed AFTER UPDATE OF salable, min_regular, min_final ON product
  WHEN EXISTS (SELECT 1 FROM grouped_link WHERE linked_id = NEW.id) BEGIN
    ${refreshGroups('id IN (SELECT product_id FROM grouped_link WHERE linked_id = NEW.id)')};
  END;
`;
