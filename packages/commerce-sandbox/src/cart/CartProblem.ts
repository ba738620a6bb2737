/** Codes of the GraphQL enum CartUserInputErrorType that this shop uses. */
export type UserErrorCode =
  | 'PRODUCT_NOT_FOUND'
  | 'NOT_SALABLE'
  | 'INSUFFICIENT_STOCK'
  | 'COULD_NOT_FIND_CART_ITEM'
  | 'REQUIRED_PARAMETER_MISSING'
  | 'UNDEFINED';

/** Why a product cannot be put into a cart, in Magento's words. It is for the caller, never shown as it is thrown. */
export class CartProblem extends Error {
  readonly code: UserErrorCode;
  /** "option": something has to be chosen first. "gone": a variant is sold out. */
  readonly about: 'option' | 'gone' | undefined;
  /** How many there are, where there are too few. */
  readonly available: number | undefined;

  constructor(code: UserErrorCode, message: string, about?: 'option' | 'gone', available?: number) {
    super(message);
    this.name = 'CartProblem';
    this.code = code;
    this.about = about;
    this.available = available;
  }

  static notFound(sku: string): CartProblem {
    return new CartProblem('PRODUCT_NOT_FOUND', `Could not find a product with SKU "${sku}"`);
  }
}
