/**
 * What shoppers ask about products, each in the language of the store view where it was asked, and what the shop and
 * other shoppers answer. Mails go to who asked, as a guest or as a customer.
 */
export const questionTables = /* sql */ `
  CREATE TABLE question (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    product_id INTEGER NOT NULL REFERENCES product (id) ON DELETE CASCADE,
    status TEXT NOT NULL DEFAULT 'pending' CHECK (status IN ('pending', 'approved', 'rejected')),
    locale TEXT NOT NULL,
    nickname TEXT NOT NULL,
    email TEXT,
    text TEXT NOT NULL,
    created_at INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX question_of_product ON question (product_id, status, created_at);
  CREATE INDEX question_waiting ON question (status, created_at);
  CREATE TABLE question_answer (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    question_id INTEGER NOT NULL REFERENCES question (id) ON DELETE CASCADE,
    is_of_shop INTEGER NOT NULL CHECK (is_of_shop IN (0, 1)),
    nickname TEXT NOT NULL,
    text TEXT NOT NULL,
    created_at INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX answer_of_question ON question_answer (question_id, is_of_shop DESC, created_at);
`;
