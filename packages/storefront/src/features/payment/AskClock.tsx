import { askedAt, askingIn, askingNow } from '@shop/messages/payment';
import { useEffect, useState } from 'react';
import { dateText } from '../shared/dates.ts';
import css from './PaymentStatus.module.css';

export interface AskClockProps {
  /** When the shop was last asked, ms since 1970. */
  last: number;
  /** When it will be asked again. */
  next: number;
}

/**
 * When the shop was last asked about an order and when it will be again (payment-11). Not read out as it runs: what
 * comes of a question is.
 */
export function AskClock({ last, next }: AskClockProps) {
  const [now, setNow] = useState(last);
  useEffect(() => {
    const tick = () => setNow(Date.now());
    tick();
    const timer = setInterval(tick, 1000);
    return () => clearInterval(timer);
  }, []);
  const seconds = Math.ceil((next - Math.max(now, last)) / 1000);
  return (
    <p className={css['clock']} role="timer" aria-live="off">
      {askedAt(dateText(last, 'clock'))} {seconds > 0 ? askingIn(seconds) : askingNow}
    </p>
  );
}
