import { parseAddress } from '../checkout/PostalAddress.ts';
import { run, transaction } from '../database.ts';
import { inputError } from '../errors.ts';
import type { ResolverMap } from '../resolverMap.ts';
import { ownEntry, setDefaults } from './addressBook.ts';
import { signedIn } from './findCustomer.ts';
import { type BookAddressInput, readBookAddress } from './readBookAddress.ts';

/** The address book. */
export const addressMutations: ResolverMap[string] = {
  createCustomerAddress(_, { input }: { input: BookAddressInput }, context) {
    const { id: customerId } = signedIn(context);
    const address = readBookAddress(input);
    return transaction(context.db, () => {
      const { id } = run(
        context.db,
        'INSERT INTO customer_address (customer_id, address) VALUES (?, ?)',
        customerId,
        JSON.stringify(address),
      );
      setDefaults(context.db, { id, customer_id: customerId }, input);
      return ownEntry(context.db, customerId, id);
    });
  },
  updateCustomerAddress(_, { id, input }: { id: number; input?: BookAddressInput | null }, context) {
    const customer = signedIn(context);
    const entry = ownEntry(context.db, customer.id, id);
    if (!input) throw inputError('"input" value must be specified');
    const address = readBookAddress(input, parseAddress(entry.address)!);
    return transaction(context.db, () => {
      run(context.db, 'UPDATE customer_address SET address = ? WHERE id = ?', JSON.stringify(address), id);
      setDefaults(context.db, entry, input);
      return ownEntry(context.db, customer.id, id);
    });
  },
  deleteCustomerAddress(_, { id }: { id: number }, context) {
    const entry = ownEntry(context.db, signedIn(context).id, id);
    for (const kind of ['billing', 'shipping'] as const) {
      if (entry[`default_${kind}`])
        throw inputError(`Customer Address ${id} is set as default ${kind} address and can not be deleted`);
    }
    run(context.db, 'DELETE FROM customer_address WHERE id = ?', id);
    return true;
  },
};
