import type { FieldResolver, ResolverMap } from '../resolverMap.ts';
import { refusalIn } from './refusalIn.ts';

/** The message of an answer, in the language of the store view that was asked. */
const message: FieldResolver<{ message?: string | null }> = (answer, _, { storeView }) =>
  answer.message ? refusalIn(storeView.locale, answer.message) : answer.message;

/** Refusals that are part of an answer, not errors beside it. */
export const refusalResolvers: ResolverMap = {
  CancelOrderError: { message },
  CancelOrderOutput: {
    error: ({ error }: { error?: string | null }, _, { storeView }) => error && refusalIn(storeView.locale, error),
  },
  CartItemError: { message },
  CartUserInputError: { message },
  CashfreePaymentResult: { message },
  CashfreePaymentSession: { message },
  CheckoutUserInputError: { message },
  CityByPincodeOutput: { message },
  CustomerSignInOutput: { message },
  InsufficientStockError: { message },
  OtpOutput: { message },
  RazorpayOrder: { message },
  VerifyInstituteCodeOutput: { message },
  WishListUserInputError: { message },
  WishlistCartUserInputError: { message },
};
