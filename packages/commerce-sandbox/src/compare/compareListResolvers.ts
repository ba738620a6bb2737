import type { SandboxContext } from '../context.ts';
import type { CustomerRow } from '../customer/findCustomer.ts';
import { transaction } from '../database.ts';
import { inputError } from '../errors.ts';
import type { ResolverMap } from '../resolverMap.ts';
import { addProducts, deleteList, giveToCustomer, type ProductIds, removeProducts } from './changeCompareList.ts';
import { comparedAttributes, comparedValue } from './comparedAttributes.ts';
import {
  compareListOf,
  type CompareListRow,
  comparedProducts,
  listToFill,
  openCompareList,
} from './findCompareList.ts';

interface ListAndProducts {
  uid: string;
  products: ProductIds;
}

/** Does something with the list that an input names. Throws graphql-input where there is none, or not the caller's. */
function change(
  context: SandboxContext,
  input: ListAndProducts | null | undefined,
  step: typeof addProducts | typeof removeProducts,
): CompareListRow {
  if (!input?.uid) throw inputError('"uid" value must be specified.');
  const list = openCompareList(context, input.uid);
  if (!list) throw inputError('"uid" value does not exist');
  transaction(context.db, () => step(context.db, list, input.products));
  return list;
}

/** The list that a uid names; undefined where there is none. */
function named(asker: Pick<SandboxContext, 'db' | 'customerId'>, uid: string): CompareListRow | undefined {
  if (uid === '') throw inputError('"uid" value must be specified');
  return openCompareList(asker, uid);
}

/** Lists of products to compare: a guest's by its uid, a customer's own. */
export const compareListResolvers: ResolverMap = {
  Query: { compareList: (_, { uid }: { uid: string }, context) => named(context, uid) ?? null },
  Customer: { compare_list: (customer: CustomerRow, _, { db }) => compareListOf(db, customer.id) ?? null },
  CompareList: {
    item_count: (list: CompareListRow, _, context) => comparedProducts(context, list).length,
    attributes: (list: CompareListRow, _, context) =>
      comparedProducts(context, list).length === 0 ? [] : comparedAttributes(context),
    items(list: CompareListRow, _, context) {
      const attributes = comparedAttributes(context);
      return comparedProducts(context, list).map(product => ({
        // Magento names an item by the number of its product.
        uid: String(product.id),
        product,
        attributes: () =>
          attributes.map(attribute => ({
            code: attribute.code,
            value: comparedValue(product, attribute, context),
          })),
      }));
    },
  },
  Mutation: {
    createCompareList: (_, { input }: { input?: { products?: ProductIds | null } | null }, context) =>
      transaction(context.db, () => {
        const list = listToFill(context);
        addProducts(context.db, list, input?.products ?? []);
        return list;
      }),
    addProductsToCompareList: (_, { input }: { input?: ListAndProducts | null }, context) =>
      change(context, input, addProducts),
    removeProductsFromCompareList: (_, { input }: { input?: ListAndProducts | null }, context) =>
      change(context, input, removeProducts),
    assignCompareListToCustomer(_, { uid }: { uid: string }, { db, customerId }) {
      if (uid !== '' && customerId === null) throw inputError('Customer must be logged');
      // Only what is no customer's yet can be taken.
      const list = named({ db, customerId: null }, uid);
      if (!list) return { result: false, compare_list: null };
      return {
        result: true,
        compare_list: transaction(db, () => giveToCustomer(db, list, customerId!)),
      };
    },
    deleteCompareList(_, { uid }: { uid: string }, context) {
      const list = named(context, uid);
      if (list) deleteList(context.db, list);
      return { result: list !== undefined };
    },
  },
};
