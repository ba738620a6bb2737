/**
 * Reviews with a text, and what a product had been rated before they were kept (`review_carried`). Triggers keep
 * `rating_count` and `rating_percent` of the product in step with the approved ones. Ratings are 1 to 5.
 */
export const reviewTables = /* sql */ `
  CREATE TABLE review_carried (
    product_id INTEGER PRIMARY KEY REFERENCES product (id) ON DELETE CASCADE,
    ratings INTEGER NOT NULL CHECK (ratings >= 0),
    percent_sum INTEGER NOT NULL CHECK (percent_sum >= 0)
  ) STRICT;
  CREATE TABLE review (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    product_id INTEGER NOT NULL REFERENCES product (id) ON DELETE CASCADE,
    customer_id INTEGER REFERENCES customer (id),
    status TEXT NOT NULL DEFAULT 'pending' CHECK (status IN ('pending', 'approved', 'rejected')),
    nickname TEXT NOT NULL,
    summary TEXT NOT NULL,
    text TEXT NOT NULL,
    quality INTEGER CHECK (quality BETWEEN 1 AND 5),
    worth INTEGER CHECK (worth BETWEEN 1 AND 5),
    price INTEGER CHECK (price BETWEEN 1 AND 5),
    percent REAL AS (20.0 * (ifnull(quality, 0) + ifnull(worth, 0) + ifnull(price, 0))
      / nullif((quality IS NOT NULL) + (worth IS NOT NULL) + (price IS NOT NULL), 0)) STORED,
    created_at INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX review_of_product ON review (product_id, status, created_at);
  CREATE INDEX review_of_customer ON review (customer_id, created_at) WHERE customer_id IS NOT NULL;
  CREATE INDEX review_waiting ON review (status, created_at);

  CREATE TRIGGER review_written AFTER INSERT ON review WHEN NOT EXISTS (SELECT 1 FROM review_carried WHERE product_id = NEW.product_id) BEGIN
    INSERT INTO review_carried SELECT id, rating_count, rating_count * rating_percent FROM product WHERE id = NEW.product_id;
  END;
  CREATE TRIGGER review_listed AFTER UPDATE OF status ON review WHEN NEW.status <> OLD.status BEGIN
    UPDATE product SET (rating_count, rating_percent) = (
      SELECT count(*) + ifnull(carried.ratings, 0),
        ifnull(round((ifnull(sum(review.percent), 0) + ifnull(carried.percent_sum, 0)) / nullif(count(review.percent) + ifnull(carried.ratings, 0), 0)), 0)
      FROM review LEFT JOIN review_carried carried ON carried.product_id = NEW.product_id
      WHERE review.product_id = NEW.product_id AND review.status = 'approved'
    ) WHERE id = NEW.product_id;
  END;
`;

/**
 * What others made of a review, and the pictures that came with it. `helpful` counts the votes, and those of a new
 * database, of which nobody knows whose they were. A picture without a review is one of a review that is being written.
 */
export const reviewResponseTables = /* sql */ `
  ALTER TABLE review ADD COLUMN helpful INTEGER NOT NULL DEFAULT 0 CHECK (helpful >= 0);
  CREATE TABLE review_vote (
    review_id INTEGER NOT NULL REFERENCES review (id) ON DELETE CASCADE,
    voter TEXT NOT NULL,
    PRIMARY KEY (review_id, voter)
  ) STRICT, WITHOUT ROWID;
  CREATE TRIGGER review_helped AFTER INSERT ON review_vote BEGIN
    UPDATE review SET helpful = helpful + 1 WHERE id = NEW.review_id;
  END;
  CREATE TRIGGER review_helped_no_more AFTER DELETE ON review_vote BEGIN
    UPDATE review SET helpful = helpful - 1 WHERE id = OLD.review_id;
  END;
  CREATE TABLE review_picture (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    review_id INTEGER REFERENCES review (id) ON DELETE CASCADE,
    token TEXT NOT NULL UNIQUE,
    drawing TEXT,
    bytes BLOB,
    width INTEGER NOT NULL,
    height INTEGER NOT NULL,
    created_at INTEGER NOT NULL,
    CHECK ((drawing IS NULL) <> (bytes IS NULL))
  ) STRICT;
  CREATE INDEX picture_of_review ON review_picture (review_id, id);
  CREATE INDEX picture_waiting ON review_picture (created_at) WHERE review_id IS NULL;
`;

/** What a review says in the language in which its customer wrote it, where the shop has it in another one as well. */
export const reviewLanguageTables = /* sql */ `
  CREATE TABLE review_in_language (
    review_id INTEGER NOT NULL REFERENCES review (id) ON DELETE CASCADE,
    locale TEXT NOT NULL,
    summary TEXT NOT NULL,
    text TEXT NOT NULL,
    PRIMARY KEY (review_id, locale)
  ) STRICT, WITHOUT ROWID;
`;
