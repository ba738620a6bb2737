import type { SandboxContext } from '../context.ts';
import type { CustomerRow } from '../customer/findCustomer.ts';
import { transaction } from '../database.ts';
import { inputError } from '../errors.ts';
import type { ProductRow } from '../products/findProducts.ts';
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

/** The source of the GraphQL type CompareList: a list with its products, which are read once for all of its fields. */
interface ShownList {
  uid: string;
  products: readonly ProductRow[];
}

const shown = (asker: Pick<SandboxContext, 'db' | 'storeView'>, list: CompareListRow): ShownList => ({
  uid: list.uid,
  products: comparedProducts(asker, list),
});

const shownIfAny = (context: SandboxContext, list: CompareListRow | undefined): ShownList | null =>
  list ? shown(context, list) : null;

/** Does something with the list that an input names. Throws graphql-input where there is none, or not the caller's. */
function change(
  context: SandboxContext,
  input: ListAndProducts | null | undefined,
  step: typeof addProducts | typeof removeProducts,
): ShownList {
  if (!input?.uid) throw inputError('"uid" value must be specified.');
  const list = openCompareList(context, input.uid);
  if (!list) throw inputError('"uid" value does not exist');
  transaction(context.db, () => step(context.db, list, input.products));
  return shown(context, list);
}

/** The list that a uid names; undefined where there is none. */
function named(asker: Pick<SandboxContext, 'db' | 'customerId'>, uid: string): CompareListRow | undefined {
  if (uid === '') throw inputError('"uid" value must be specified');
  return openCompareList(asker, uid);
}

/** Lists of products to compare: a guest's by its uid, a customer's own. */
export const compareListResolvers: ResolverMap = {
  Query: { compareList: (_, { uid }: { uid: string }, context) => shownIfAny(context, named(context, uid)) },
  Customer: {
    compare_list: (customer: CustomerRow, _, context) => shownIfAny(context, compareListOf(context.db, customer.id)),
  },
  CompareList: {
    item_count: ({ products }: ShownList) => products.length,
    attributes: ({ products }: ShownList, _, context) => (products.length === 0 ? [] : comparedAttributes(context)),
    items({ products }: ShownList, _, context) {
      const attributes = comparedAttributes(context);
      return products.map(product => ({
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
        return shown(context, list);
      }),
    addProductsToCompareList: (_, { input }: { input?: ListAndProducts | null }, context) =>
      change(context, input, addProducts),
    removeProductsFromCompareList: (_, { input }: { input?: ListAndProducts | null }, context) =>
      change(context, input, removeProducts),
    assignCompareListToCustomer(_, { uid }: { uid: string }, context) {
      const { db, customerId } = context;
      if (uid !== '' && customerId === null) throw inputError('Customer must be logged');
      // Only what is no customer's yet can be taken.
      const list = named({ db, customerId: null }, uid);
      if (!list) return { result: false, compare_list: null };
      return {
        result: true,
        compare_list: shown(
          context,
          transaction(db, () => giveToCustomer(db, list, customerId!)),
        ),
      };
    },
    deleteCompareList(_, { uid }: { uid: string }, context) {
      const list = named(context, uid);
      if (list) deleteList(context.db, list);
      return { result: list !== undefined };
    },
  },
};
