import type { CartDetails } from '@shop/commerce-client';
import * as text from '@shop/messages/checkout';
import { checkoutSlice, useAppSelector, type PaymentOption } from '@shop/state';
import { Button, Link, useMoney } from '@shop/ui';
import { gateways, isGateway } from '@shop/variant';
import type { ReactNode } from 'react';
import { region } from '../../context/region.tsx';
import { OwnDocument } from '../shared/OwnDocument.tsx';
import { AddressSummary } from './AddressSummary.tsx';
import css from './Checkout.module.css';
import { payLabel } from './payLabel.ts';
import { costBeside } from './shippingMethods.ts';
import type { StepName } from './useFirstSteps.ts';
import { wayText } from './wayText.ts';

export interface ReviewStepProps {
  /** Lines, prices in rupees, and the address with its chosen delivery. */
  details: Pick<CartDetails, 'is_virtual' | 'items' | 'prices' | 'shipping_addresses'>;
  /** How it is paid. */
  option: PaymentOption;
  /** The total is being worked out again. */
  isUpdating?: boolean;
  /** Leads to what is to be changed. */
  onChange: (step: Exclude<StepName, 'review'>) => void;
}

interface RowProps {
  label: string;
  children: ReactNode;
  action: ReactNode;
}

const Row = ({ label, children, action }: RowProps) => (
  <div>
    <dt>{label}</dt>
    <dd>{children}</dd>
    <dd>{action}</dd>
  </div>
);

/** What follows on the button: the order, and then the gateway, the courier or nothing. */
function meaningOf({ pg }: PaymentOption): string {
  if (isGateway(pg)) return text.thenPaid(gateways[pg].name);
  return pg === 'free' ? text.thenNothing : text.thenCash;
}

/**
 * Everything that is about to be ordered, once more and in one place, each with the way to change it; then what pressing
 * the button means and agrees to (checkout-15).
 */
function DefaultReviewStep({ details, option, isUpdating = false, onChange }: ReviewStepProps) {
  const money = useMoney();
  const { shippingTitle } = useAppSelector(checkoutSlice.selectors.selectCheckout);
  const total = details.prices?.grand_total?.value ?? undefined;
  const carried = details.shipping_addresses[0]?.selected_shipping_method;
  const count = details.items.reduce((sum, { quantity }) => sum + quantity, 0);
  const change = (step: Exclude<StepName, 'review'>, label: string) => (
    <Button kind="quiet" size="small" aria-label={text.changeOf(label)} onClick={() => onChange(step)}>
      {text.change}
    </Button>
  );
  const addressLabel = details.is_virtual ? text.billingAddress : text.address;
  return (
    <>
      <dl className={css['review']}>
        <Row
          label={text.itemsLabel}
          action={
            <OwnDocument>
              <Button kind="quiet" size="small" href="/cart" aria-label={text.changeOf(text.itemsLabel)}>
                {text.change}
              </Button>
            </OwnDocument>
          }
        >
          {text.itemCount(count)}
        </Row>
        <Row label={addressLabel} action={change('address', addressLabel)}>
          <AddressSummary />
        </Row>
        {!details.is_virtual && (
          <Row label={text.delivery} action={change('delivery', text.delivery)}>
            {[carried?.carrier_title ?? shippingTitle, carried && costBeside(carried, money)]
              .filter(Boolean)
              .join(', ')}
          </Row>
        )}
        <Row label={text.payment} action={change('payment', text.payment)}>
          {wayText(option)}
          {option.note && <span className={css['quiet']}> {option.note}</span>}
        </Row>
      </dl>
      {total !== undefined && (
        <p className={css['due']} aria-busy={isUpdating || undefined}>
          {text.toPay} <strong>{money(total)}</strong>
        </p>
      )}
      <p className={css['quiet']}>
        {text.pressing(payLabel(option, money(total ?? 0)))}
        {meaningOf(option)}
        {text.agreeing}
      </p>
      <p className={css['terms']}>
        <Link href="/terms-and-condition" newTab>
          {text.terms}
        </Link>
        <Link href="/privacy-policy" newTab>
          {text.privacy}
        </Link>
      </p>
    </>
  );
}

declare module '../../context/shop.ts' {
  interface Regions {
    /** What is looked at before an order is placed. */
    ReviewStep: ReviewStepProps;
  }
}

export const ReviewStep = region('ReviewStep', DefaultReviewStep);
