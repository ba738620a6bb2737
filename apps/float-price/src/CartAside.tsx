import css from './CartAside.module.css';
import { variant } from './variant.ts';

const promise =
  variant.locale === 'hi_IN'
    ? 'नीचे की हर राशि पैसे तक सही है। कुछ भी ऊपर की ओर पूरा नहीं किया जाता।'
    : 'Every amount below is kept to the paisa. Nothing is rounded up.';

/** Float's promise: what is summed is what is shown. */
export function CartAside() {
  return <p className={css['note']}>{promise}</p>;
}
