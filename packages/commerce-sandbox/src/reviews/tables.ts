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
