import { categoryById } from './categories/findCategories.ts';
import { clearCartMutations } from './cart/clearCart.ts';
import { couponMutations } from './cart/couponMutations.ts';
import { furtherCartFields } from './cart/furtherCartFields.ts';
import { estimateMutations } from './checkout/estimates.ts';
import { furtherAddressFields } from './checkout/furtherAddressFields.ts';
import { compareListResolvers } from './compare/compareListResolvers.ts';
import { confirmationMutations } from './customer/confirmationMutations.ts';
import { attributesForm } from './customer/customerAttributes.ts';
import { furtherCustomerFields } from './customer/furtherCustomerFields.ts';
import { newsletterMutations } from './customer/newsletterMutations.ts';
import { olderAccountMutations } from './customer/olderAccountMutations.ts';
import { noSuchEntity } from './errors.ts';
import { returnCommentMutations } from './fulfilment/addReturnComment.ts';
import { friendMailMutations } from './friendMail/friendMailMutations.ts';
import { furtherOrderFields } from './orders/furtherOrderFields.ts';
import { attributeMetadata, olderAttributeMetadata } from './products/attributeMetadata.ts';
import { furtherProductFields } from './products/furtherProductFields.ts';
import { cutPage, readPage } from './products/pageInfo.ts';
import type { ResolverMap } from './resolverMap.ts';
import { urlResolver } from './routing/urlResolver.ts';
import { ROOT_CATEGORY_ID } from './seed/seedCategories.ts';
import { furtherWishlistFields } from './wishlist/furtherWishlistFields.ts';

const queries: ResolverMap = {
  Query: {
    attributesForm: (_, { formCode }: { formCode: string }) => attributesForm(formCode),
    category(_, { id }: { id?: number | null }, { db, storeView }) {
      const found = categoryById(db, id ?? ROOT_CATEGORY_ID, storeView.code);
      if (!found) throw noSuchEntity("Category doesn't exist");
      return found;
    },
    // Terms are not agreed to by ticking boxes, nor are forms guarded by puzzles.
    checkoutAgreements: () => [],
    // Nothing is fetched in person: the shop sends all that it sells.
    pickupLocations: (_, args: { pageSize?: number | null; currentPage?: number | null }) =>
      cutPage([], readPage(args)),
    recaptchaFormConfig: () => ({ is_enabled: false, configurations: null }),
    recaptchaV3Config: () => null,
    customAttributeMetadata: (_, { attributes }: { attributes: object[] }, context) =>
      olderAttributeMetadata(context, attributes),
    customAttributeMetadataV2: (_, { attributes }: { attributes?: object[] | null }, context) =>
      attributeMetadata(context, attributes ?? []),
    urlResolver: (_, { url }: { url: string }, context) => urlResolver(url, context),
  },
  Mutation: {
    ...clearCartMutations,
    ...couponMutations,
    ...estimateMutations,
    ...confirmationMutations,
    ...newsletterMutations,
    ...olderAccountMutations,
    ...friendMailMutations,
    ...returnCommentMutations,
  },
  AttributeSelectedOptionInterface: { __resolveType: () => 'AttributeSelectedOption' },
};

/** What the sandbox answers beyond the contract of the shop (schema/otherStorefronts.graphql, client-20). */
export const furtherResolvers: readonly ResolverMap[] = [
  queries,
  furtherProductFields,
  furtherCartFields,
  furtherAddressFields,
  furtherCustomerFields,
  furtherOrderFields,
  furtherWishlistFields,
  compareListResolvers,
];
