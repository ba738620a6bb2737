import type { DatabaseSync } from 'node:sqlite';
import { rows, run, transaction } from '../database.ts';
import { sendMail } from '../inbox/sendMail.ts';
import { greet } from '../orders/orderText.ts';
import type { ResolverMap } from '../resolverMap.ts';
import { accountTexts } from './accountTexts.ts';
import { signedIn } from './findCustomer.ts';

/** A column of one table that names a row of another. */
interface Reference {
  table: string;
  column: string;
  /** The row can stand without it, as an order stands without its customer. */
  is_optional: 0 | 1;
}

const REFERENCES = /* sql */ `
  SELECT child.name AS "table", reference."from" AS "column", 1 - field."notnull" AS is_optional
  FROM sqlite_master AS child, pragma_foreign_key_list(child.name) AS reference, pragma_table_info(child.name) AS field
  WHERE child.type = 'table' AND reference."table" = ? AND reference.on_delete <> 'CASCADE' AND field.name = reference."from"
`;

/**
 * Deletes a row with everything that is nothing without it, whichever rooms of the sandbox keep that; what can stand
 * alone (orders, reviews) stays and names it no more, as Magento's foreign keys have it.
 */
function deleteRow(db: DatabaseSync, table: string, id: number): void {
  for (const { table: child, column, is_optional: isOptional } of rows<Reference>(db, REFERENCES, table)) {
    if (isOptional) run(db, `UPDATE ${child} SET ${column} = NULL WHERE ${column} = ?`, id);
    else if (rows<Reference>(db, REFERENCES, child).length === 0)
      run(db, `DELETE FROM ${child} WHERE ${column} = ?`, id);
    else
      for (const row of rows<{ id: number }>(db, `SELECT id FROM ${child} WHERE ${column} = ?`, id))
        deleteRow(db, child, row.id);
  }
  run(db, `DELETE FROM ${table} WHERE id = ?`, id);
}

/** Deleting the own account. A mail to it says so: whoever did not ask for it learns of it. */
export const deleteCustomer: ResolverMap[string] = {
  deleteCustomer(_, __, context) {
    const { db } = context;
    const { id, email, firstname } = signedIn(context);
    transaction(db, () => {
      run(db, 'UPDATE cart SET is_active = 0 WHERE customer_id = ?', id);
      deleteRow(db, 'customer', id);
      run(db, 'DELETE FROM newsletter_subscriber WHERE email = ?', email);
      run(db, 'DELETE FROM stock_notice WHERE email = ?', email);
      const { locale } = context.storeView;
      const { deleted, notYou } = accountTexts[locale];
      sendMail(context, {
        to: email,
        subject: deleted.subject,
        body: [greet(firstname, locale), deleted.body, notYou].join('\n\n'),
      });
    });
    return true;
  },
};
