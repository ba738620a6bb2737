import type { Fills } from '@shop/storefront/slots';
import { Popover } from '@shop/ui';
import css from './PriceElsewhere.module.css';

/** Float's ruler: every platform's price on one scale, the lowest first. */
export const PriceElsewhere: Fills<'PriceElsewhere'> = ({ own, others }) => {
  const all = [
    { platform: 'Float', isOwn: true, ...own },
    ...others.map(other => ({ ...other, isOwn: false })),
  ].toSorted((a, b) => a.value - b.value);
  const most = all.at(-1)?.value ?? 1;
  return (
    <figure className={css['ruler']}>
      <figcaption>Price elsewhere</figcaption>
      <ol>
        {all.map(({ platform, value, text, isOwn }) => (
          <li key={platform} data-own={isOwn || undefined} style={{ ['--share' as string]: value / most }}>
            <span>{platform}</span>
            <span className={css['amount']}>{text}</span>
          </li>
        ))}
      </ol>
      <Popover label="How we compare">
        We read the prices of other shops every morning at 6, for the same model and variant. They include GST, and
        leave delivery out.
      </Popover>
    </figure>
  );
};
