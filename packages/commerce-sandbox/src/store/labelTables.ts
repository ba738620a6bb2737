/**
 * What categories, attributes and their values are called in one store view (`view` is its code). `key` is the url_path of
 * a category, the code of an attribute, or the label of a value as it stands elsewhere.
 */
export const labelTables = /* sql */ `
  CREATE TABLE label_in_view (
    view TEXT NOT NULL,
    kind TEXT NOT NULL CHECK (kind IN ('category', 'attribute', 'option')),
    key TEXT NOT NULL,
    label TEXT NOT NULL,
    description TEXT,
    PRIMARY KEY (view, kind, key)
  ) STRICT, WITHOUT ROWID;
`;

/**
 * The same for more that has a name in carts and orders: `kind` is one of LabelSeed's. Nothing is lost, for labels are
 * seeded at each start.
 */
export const furtherLabelTables = /* sql */ `
  DROP TABLE label_in_view;
  CREATE TABLE label_in_view (
    view TEXT NOT NULL,
    kind TEXT NOT NULL,
    key TEXT NOT NULL,
    label TEXT NOT NULL,
    description TEXT,
    PRIMARY KEY (view, kind, key)
  ) STRICT, WITHOUT ROWID;
`;
