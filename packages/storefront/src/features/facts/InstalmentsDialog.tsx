import * as text from '@shop/messages/facts';
import { Dialog, useMoney } from '@shop/ui';
import css from './InstalmentsDialog.module.css';
import type { Instalments } from './instalments.ts';

export interface InstalmentsDialogProps {
  /** One for each bank and number of months, worked out for the price. */
  instalments: Instalments[];
  /** Rupees. */
  price: number;
  /** The shopper has read enough. */
  onClose: () => void;
}

/** All plans for a price, a table for each bank, with interest and sum (product-03). */
export function InstalmentsDialog({ instalments, price, onClose }: InstalmentsDialogProps) {
  const money = useMoney();
  const banks = [...new Set(instalments.map(({ bank }) => bank))];
  return (
    <Dialog open title={text.plansTitle} onClose={onClose} readFirst>
      <div className={css['plans']}>
        <p>{text.plansFor(money(price))}</p>
        {banks.map(bank => (
          <table key={bank} className={css['table']}>
            <caption>{bank}</caption>
            <thead>
              <tr>
                <th scope="col">{text.months}</th>
                <th scope="col">{text.monthly}</th>
                <th scope="col">{text.interest}</th>
                <th scope="col">{text.total}</th>
              </tr>
            </thead>
            <tbody>
              {instalments
                .filter(plan => plan.bank === bank)
                .map(({ months, monthly, interest, total }) => (
                  <tr key={months}>
                    <th scope="row">{months}</th>
                    <td>{money(monthly)}</td>
                    <td>{interest === 0 ? text.noInterest : text.interestOf(money(total - price), interest)}</td>
                    <td>{money(total)}</td>
                  </tr>
                ))}
            </tbody>
          </table>
        ))}
        <p className={css['note']}>{text.plansNote}</p>
      </div>
    </Dialog>
  );
}
