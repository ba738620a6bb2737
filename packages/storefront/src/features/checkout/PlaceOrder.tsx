import * as text from '@shop/messages/checkout';
import type { PaymentOption } from '@shop/state';
import { Button, Notice, useMoney } from '@shop/ui';
import css from './Checkout.module.css';
import { payLabel } from './payLabel.ts';

export interface PlaceOrderProps {
  /** How it is paid; undefined until that is chosen and accepted. */
  option: PaymentOption | undefined;
  /** Rupees. */
  total: number | undefined;
  /** The order is on its way. */
  busy: boolean;
  /** The total is being worked out again. */
  isUpdating: boolean;
  /** Why the last try placed no order; undefined where nothing was refused. */
  problem: string | undefined;
  /** Something in the cart cannot be bought: a press is told to `onBlocked`, which says what. */
  isBlocked?: boolean;
  /** Places the order; called only while way and total are known. */
  onPlace: () => void;
  /** Pressed before it is known how it is paid. */
  onUndecided: () => void;
  /** Says what cannot be bought; needed where `isBlocked`. */
  onBlocked?: () => void;
}

/** The one button that orders. It says what happens, and does nothing while the amount in it may change. */
export function PlaceOrder({
  option,
  total,
  busy,
  isUpdating,
  problem,
  isBlocked = false,
  onPlace,
  onUndecided,
  onBlocked,
}: PlaceOrderProps) {
  const money = useMoney();
  const isKnown = option !== undefined && total !== undefined;
  return (
    <div className={css['bar']}>
      {problem && (
        <Notice tone="danger" urgent>
          {problem}
        </Notice>
      )}
      <Button
        wide
        data-place
        busy={busy || isUpdating}
        unavailable={isBlocked}
        onClick={isBlocked ? onBlocked : isKnown ? onPlace : onUndecided}
      >
        {isKnown ? payLabel(option, money(total)) : text.choosePayment}
      </Button>
    </div>
  );
}
