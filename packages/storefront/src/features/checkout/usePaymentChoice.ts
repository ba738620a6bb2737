import type { CartDetails } from '@shop/commerce-client';
import { checkoutSlice, useAppSelector, type PaymentOption } from '@shop/state';
import { gateways, isGateway } from '@shop/variant';
import { featureCheck } from '../../context/features.ts';
import { useShop } from '../../context/ShopContext.ts';
import { useKeepsData } from '../shared/keepsData.ts';
import { useSavedMethods, type SavedMethods } from '../shared/savedMethods/useSavedMethods.ts';
import { offeredOptions } from './offeredOptions.ts';
import { gatewayOrder, paymentWays, wayOf, type PaymentWay } from './paymentWays.ts';
import { savedWays, type SavedWay } from './savedWays.ts';

/** What is known of the saved methods. */
export interface SavedChoice extends Pick<SavedMethods, 'status' | 'refresh'> {
  ways: SavedWay[];
  /** What was chosen of them cannot be paid with any more (payment-22). */
  isGone: boolean;
}

export interface PaymentChoice {
  /** How the cart may be paid (payment-01, payment-02, payment-03, payment-14). */
  ways: PaymentWay[];
  /** What the customer has saved and may pay this cart with (payment-20). */
  saved: SavedChoice;
  /** The option that the server accepted. */
  option: PaymentOption | undefined;
  /** What was chosen before, as another gateway takes it now, where that one needs no further choice (payment-15). */
  successor: PaymentOption | undefined;
  /** A gateway could not be opened: its name, and that of the one that takes its place. */
  moved: { from: string; to: string } | undefined;
}

/** How a cart may be paid and is to be: by what the shopper chose and by what the server still knows of it. */
export function usePaymentChoice(details: CartDetails): PaymentChoice {
  const { paymentCode, paymentData, lastPayment, paymentEnd } = useAppSelector(checkoutSlice.selectors.selectCheckout);
  const { config, variant } = useShop();
  const keeps = useKeepsData();
  const has = featureCheck(config);
  // A gateway leads back to another document, which must know the order.
  const unopened = paymentEnd?.why === 'unopened' ? paymentEnd.method : undefined;
  const works: typeof has = feature => has(feature) && (keeps || feature !== 'order-lookup');
  const preferred = variant.preferredGateway;
  const ways = paymentWays({ cart: details, has: works, preferred, unopened, last: lastPayment });
  const { methods, status, refresh } = useSavedMethods();
  const offered = offeredOptions(details, works, gatewayOrder({ preferred, unopened }));
  const saved = savedWays(methods, offered, unopened);
  const payable = [
    ...saved.flatMap(({ method, option }) => (method.isExpired ? [] : [option])),
    ...ways.flatMap(({ options }) => options),
  ];
  const chosen = payable.find(
    ({ pg, id, nonce }) => pg === paymentCode && id === paymentData?.option && nonce === paymentData.nonce,
  );
  // What is saved is kept by one gateway: nothing takes its place unless that one cannot be opened.
  const isReplaced = paymentData?.nonce === undefined || paymentCode === unopened;
  const before = !chosen && paymentData && isReplaced ? wayOf(paymentData.option) : undefined;
  const [successor, ...kinds] = ways.find(({ name }) => name === before)?.options ?? [];
  // Only where another takes over what that gateway offers, too.
  const taker = ways.find(({ options: [first] }) => first?.instead !== undefined && first.instead === unopened)?.pg;
  const option = chosen && details.selected_payment_method?.code === chosen.pg ? chosen : undefined;

  return {
    ways,
    saved: { ways: saved, status, refresh, isGone: !isReplaced && chosen === undefined && status === 'ready' },
    option,
    successor: kinds.length === 0 ? successor : undefined,
    moved:
      taker && isGateway(taker) && unopened && isGateway(unopened)
        ? { from: gateways[unopened].name, to: gateways[taker].name }
        : undefined,
  };
}
