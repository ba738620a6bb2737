import * as text from '@shop/messages/orders';
import * as returnsText from '@shop/messages/returns';
import { Button, Card, Notice, useMoney } from '@shop/ui';
import { MessageCircle, Printer, RotateCcw, ShoppingCart, X } from 'lucide-react';
import { useState } from 'react';
import { useShop } from '../../context/ShopContext.ts';
import { serverDate } from '../shared/dates.ts';
import { lateDialog } from '../shared/late.tsx';
import { OwnDocument } from '../shared/OwnDocument.tsx';
import { orderActions } from './orderActions.ts';
import css from './Orders.module.css';
import type { Order, OrderKey } from './orderQueries.ts';
import { useReorder } from './useReorder.ts';
import type { useReturns } from './useReturns.ts';
import { whatComesBack } from './whatComesBack.ts';

const CancelDialog = lateDialog(async () => (await import('./CancelDialog.tsx')).CancelDialog);
const ReturnDialog = lateDialog(async () => (await import('./ReturnDialog.tsx')).ReturnDialog);

export interface OrderTasksProps {
  /** The order as it was last known. */
  order: Order;
  /** Whether a customer acts, or a guest, who has fewer ways. */
  orderKey: OrderKey;
  /** What may go back and what is on its way, as `useReturns` asks for it. */
  returns: ReturnType<typeof useReturns>;
  /** False where the back end has no returns. */
  hasReturns: boolean;
  /** False where the back end does not let a guest cancel. */
  canCancel: boolean;
  /** Something was done, with what is to be read out. */
  onDone: (said: string) => void;
}

const icon = (Icon: typeof X) => <Icon size={18} strokeWidth={1.5} aria-hidden />;

/** What can be done with an order: buy again, return, cancel, print, get help. */
export function OrderTasks({ order, orderKey, returns, hasReturns, canCancel, onDone }: OrderTasksProps) {
  const { variant } = useShop();
  const money = useMoney();
  const [open, setOpen] = useState<'cancel' | 'return'>();
  const token = 'token' in orderKey ? orderKey.token : undefined;
  const isGuest = token !== undefined;
  const may = orderActions(order, isGuest);
  const { busy, problem, wayOut, reorder } = useReorder(order);
  const close = () => setOpen(undefined);
  const comesBack = whatComesBack(order, money);
  const until = returns.returns?.returnable_until;
  const canReturn = hasReturns && may.giveBack;
  return (
    <Card as="section" className={css['card']} aria-labelledby="tasks" data-unprinted="">
      <h2 id="tasks" className={css['small']}>
        {text.actions}
      </h2>
      {problem && (
        <Notice
          tone="danger"
          urgent
          action={
            wayOut && (
              <OwnDocument>
                <Button kind="secondary" size="small" href={wayOut.href}>
                  {wayOut.label}
                </Button>
              </OwnDocument>
            )
          }
        >
          {problem}
        </Notice>
      )}
      <div className={css['tasks']}>
        {may.reorder && (
          <Button icon={icon(ShoppingCart)} wide busy={busy} onClick={() => void reorder()}>
            {text.reorder}
          </Button>
        )}
        {canReturn && (
          <>
            <Button
              kind="secondary"
              wide
              icon={icon(RotateCcw)}
              onPointerEnter={ReturnDialog.prefetch}
              onClick={() => setOpen('return')}
            >
              {text.giveBack}
            </Button>
            {until && <p className={css['quiet']}>{returnsText.until(serverDate(until))}</p>}
          </>
        )}
        {may.cancel && canCancel && (
          <Button
            kind="secondary"
            wide
            icon={icon(X)}
            onPointerEnter={CancelDialog.prefetch}
            onClick={() => setOpen('cancel')}
          >
            {text.cancel}
          </Button>
        )}
        <Button kind="secondary" size="small" wide icon={icon(Printer)} onClick={() => window.print()}>
          {text.print}
        </Button>
        <Button
          kind="secondary"
          size="small"
          wide
          icon={icon(MessageCircle)}
          href={`https://wa.me/${variant.helpNumber}?text=${encodeURIComponent(text.helpMessage(order.number))}`}
          newTab
        >
          {text.help}
        </Button>
      </div>
      {open === 'cancel' && (
        <CancelDialog
          cancelKey={isGuest ? { token } : { orderId: order.id, number: order.number }}
          number={order.number}
          comesBack={comesBack}
          email={order.email}
          onClose={close}
          onDone={() => {
            close();
            onDone(
              isGuest ? text.mailIsSent(order.email || text.yourAddress) : [text.isCancelled, ...comesBack].join(' '),
            );
          }}
        />
      )}
      {open === 'return' && (
        <ReturnDialog
          returns={returns.returns}
          failed={returns.failed}
          onRetry={returns.again}
          orderKey={orderKey}
          isCash={order.payment_methods?.some(method => method?.type === 'cashondelivery') ?? false}
          onClose={close}
          onDone={({ number, isToConfirm }) => {
            close();
            returns.again();
            onDone(isToConfirm ? returnsText.mailIsSent(order.email || text.yourAddress) : returnsText.sent(number));
          }}
        />
      )}
    </Card>
  );
}
