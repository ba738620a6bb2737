import * as text from '@shop/messages/checkout';
import { checkoutSlice, useAppSelector, type PaymentGroup, type PaymentOption } from '@shop/state';
import { Notice, RadioCard } from '@shop/ui';
import { useKeepsData } from '../shared/keepsData.ts';
import { problemText } from '../shared/problemText.ts';
import css from './Checkout.module.css';

export interface PaymentStepProps {
  options: PaymentOption[];
  shown: PaymentOption | undefined;
  onChoose: (option: PaymentOption) => void;
}

const groups: { pg: PaymentGroup; title: string; gateway?: string }[] = [
  { pg: 'free', title: text.nothingToPay },
  { pg: 'razorpay', title: text.payOnline, gateway: 'Razorpay' },
  { pg: 'cashfree', title: text.payOnline, gateway: 'Cashfree' },
  { pg: 'cashondelivery', title: text.payOnDelivery },
];

/**
 * How the order is paid: the options that the cart allows, by gateway. A choice counts at once, and the total follows
 * it.
 */
export function PaymentStep({ options, shown, onChoose }: PaymentStepProps) {
  const problem = useAppSelector(state => checkoutSlice.selectors.selectCheckoutError(state, 'paymentMethod'));
  const keeps = useKeepsData();
  return (
    <>
      {!keeps && <Notice tone="info">{text.nothingKept}</Notice>}
      {options.length === 0 && <Notice tone="warning">{text.noWayToPay}</Notice>}
      {groups.map(({ pg, title, gateway }) => {
        const own = options.filter(option => option.pg === pg);
        if (own.length === 0) return null;
        return (
          <fieldset key={pg} className={css['choices']}>
            <legend>
              {title}
              {gateway && (
                <small>
                  {text.through}
                  {gateway}
                </small>
              )}
            </legend>
            <div className={css['cards']}>
              {own.map(option => (
                <RadioCard
                  key={option.id}
                  name="payment"
                  value={`${pg}/${option.id}`}
                  label={option.label}
                  note={option.note}
                  checked={shown?.pg === pg && shown.id === option.id}
                  onChange={() => onChoose(option)}
                />
              ))}
            </div>
          </fieldset>
        );
      })}
      {problem && (
        <Notice tone="danger" urgent>
          {problemText(problem)}
        </Notice>
      )}
    </>
  );
}
