import * as text from '@shop/messages/facts';
import { Dialog } from '@shop/ui';
import type { ProductFacts } from './loadFacts.ts';
import css from './OffersDialog.module.css';

export interface OffersDialogProps {
  /** Code and words of each. */
  offers: ProductFacts['offers'];
  /** The shopper has read enough. */
  onClose: () => void;
}

/** The coupons that a cart with this product may take, and where they are used. */
export const OffersDialog = ({ offers, onClose }: OffersDialogProps) => (
  <Dialog open title={text.offersTitle} onClose={onClose} readFirst>
    <div className={css['offers']}>
      <ul>
        {offers.map(({ code, label }) => (
          <li key={code} className={css['offer']}>
            <span>{label}</span>
            <code className={css['code']}>{code}</code>
          </li>
        ))}
      </ul>
      <p className={css['note']}>{text.offersNote}</p>
    </div>
  </Dialog>
);
