import * as text from '@shop/messages/controls';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import css from './Price.module.css';
import { useMoney } from './PriceFormat.ts';

export interface PriceProps {
  /** Rupees. */
  value: number;
  /** Rupees before a discount; shown only when higher. */
  was?: number | undefined;
  /** Before the price, for example "From". */
  prefix?: string | undefined;
  /** `large` on the page of a product, `small` in a line of a list. */
  size?: 'small' | 'medium' | 'large';
}

/** A price: the strongest text around it, with what it was and what that saves. */
export function Price({ value, was, prefix, size = 'medium' }: PriceProps) {
  const money = useMoney();
  const reduced = was !== undefined && was > value;
  const percent = reduced ? Math.floor(((was - value) * 100) / was) : 0;
  return (
    <span className={css['price']} data-size={size}>
      {prefix && <span className={css['prefix']}>{prefix} </span>}
      <strong className={css['value']}>{money(value)}</strong>
      {reduced && (
        <>
          <s className={css['was']}>
            <VisuallyHidden>{text.priceBefore}</VisuallyHidden>
            {money(was)}
          </s>
          {percent > 0 && <span className={css['off']}>{text.percentOff(percent)}</span>}
        </>
      )}
    </span>
  );
}
