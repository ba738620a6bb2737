import * as text from '@shop/messages/facts';
import { useMoney } from '@shop/ui';
import { CalendarDays, RotateCcw, ShieldCheck, Store, Tag, Truck, type LucideIcon } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { region } from '../../context/region.tsx';
import { lateDialog } from '../shared/late.tsx';
import { instalmentsFor } from './instalments.ts';
import type { ProductFacts } from './loadFacts.ts';
import css from './PromiseStrip.module.css';

const InstalmentsDialog = lateDialog(async () => (await import('./InstalmentsDialog.tsx')).InstalmentsDialog);
const OffersDialog = lateDialog(async () => (await import('./OffersDialog.tsx')).OffersDialog);

export interface PromiseStripProps {
  /** What the back end says of return, delivery, offers and instalments. */
  facts: ProductFacts;
  /** Of what is chosen, in rupees; undefined where guests see none. */
  price: number | undefined;
  /** Whether it is sent somewhere. */
  isDelivered: boolean;
}

interface LineProps {
  icon: LucideIcon;
  children: ReactNode;
  /** On the button that tells more. */
  more?: string;
  onMore?: () => void;
}

const Line = ({ icon: Icon, children, more, onMore }: LineProps) => (
  <li className={css['line']}>
    <Icon size={20} strokeWidth={1.5} aria-hidden />
    <span>{children}</span>
    {more && (
      <button type="button" className={css['more']} onClick={onMore}>
        {more}
      </button>
    )}
  </li>
);

/** What a cart of this product alone pays for its delivery (product-02). */
function costText(
  { fee, free_from: from }: NonNullable<ProductFacts['delivery']>,
  price: number,
  money: (rupees: number) => string,
): string {
  if (fee === 0 || (from !== null && price >= from)) return text.freeDelivery;
  return from === null ? text.deliveryFee(money(fee)) : text.deliveryFeeBelow(money(fee), money(from));
}

/** Whether and until when it may go back; undefined where the back end does not say. */
function backText({ return_days: days, return_kind: kind }: NonNullable<ProductFacts['promises']>): string | undefined {
  if (days === null) return undefined;
  if (days === 0) return text.notReturned;
  return kind === 'REPLACEMENT' ? text.replaced(days) : text.returned(days);
}

/** What is promised with a product beside the way into the cart, a line each, as far as the back end says it (product-01). */
function DefaultPromiseStrip({ facts, price, isDelivered }: PromiseStripProps) {
  const money = useMoney();
  const [open, setOpen] = useState<'instalments' | 'offers'>();
  const { promises, delivery, offers } = facts;
  const instalments = price === undefined ? [] : instalmentsFor(facts.plans, price);
  const shownOffers = price === undefined ? [] : offers;
  const cost = isDelivered && price !== undefined && delivery && costText(delivery, price, money);
  const back = promises && backText(promises);
  const close = () => setOpen(undefined);
  return (
    <>
      <ul className={css['strip']}>
        {cost && <Line icon={Truck}>{cost}</Line>}
        {back && <Line icon={RotateCcw}>{back}</Line>}
        {promises?.warranty && <Line icon={ShieldCheck}>{text.warranty(promises.warranty)}</Line>}
        {promises?.sold_by && <Line icon={Store}>{text.soldBy(promises.sold_by)}</Line>}
        {instalments.length > 0 && (
          <Line icon={CalendarDays} more={text.plans} onMore={() => setOpen('instalments')}>
            {text.instalmentsFrom(money(Math.min(...instalments.map(({ monthly }) => monthly))))}
          </Line>
        )}
        {shownOffers[0] && (
          <Line icon={Tag} more={text.seeOffers} onMore={() => setOpen('offers')}>
            {text.offered(shownOffers[0].label, shownOffers.length - 1)}
          </Line>
        )}
      </ul>
      {open === 'instalments' && <InstalmentsDialog instalments={instalments} price={price ?? 0} onClose={close} />}
      {open === 'offers' && <OffersDialog offers={shownOffers} onClose={close} />}
    </>
  );
}

declare module '../../context/shop.ts' {
  interface Regions {
    /** Delivery cost, return period, warranty, seller, instalments and offers of a product. */
    PromiseStrip: PromiseStripProps;
  }
}

export const PromiseStrip = region('PromiseStrip', DefaultPromiseStrip);
