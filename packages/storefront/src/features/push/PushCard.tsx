import * as text from '@shop/messages/push';
import { Button, Card } from '@shop/ui';
import { BellRing } from 'lucide-react';
import { useRef, useState } from 'react';
import { usePush } from '../shared/push/usePush.ts';
import { useKeptFocus } from '../shared/useKeptFocus.ts';
import css from './Push.module.css';

/**
 * Offers, after an order, to tell on this device when it moves (push-02). Nothing stands there where nobody is to be
 * asked: neither in the browser, nor where it was declined once.
 */
export function PushCard() {
  const { status, busy, turnOn, turnOff } = usePush();
  const [isAnswered, setAnswered] = useState(false);
  const answer = useRef<HTMLParagraphElement>(null);
  // The button that was pressed is gone.
  useKeptFocus(isAnswered ? 'answered' : 'asked', () => answer.current);
  if (!isAnswered && status !== 'unasked') return null;
  const choose = (change: () => Promise<void>) => void change().then(() => setAnswered(true));
  return (
    <Card as="section" className={css['offer']} aria-labelledby="push" data-unprinted="">
      <h2 id="push" className={css['heading']}>
        <BellRing size={20} strokeWidth={1.5} aria-hidden />
        {text.cardTitle}
      </h2>
      {isAnswered ? (
        <p ref={answer} className={css['quiet']}>
          {status === 'on' ? text.saidYes : status === 'blocked' ? text.blocked : text.saidNo}
        </p>
      ) : (
        <>
          <p className={css['quiet']}>{text.cardHelp}</p>
          <div className={css['actions']}>
            <Button kind="secondary" busy={busy} onClick={() => choose(turnOn)}>
              {text.tellMe}
            </Button>
            <Button kind="quiet" onClick={() => choose(turnOff)}>
              {text.notNow}
            </Button>
          </div>
        </>
      )}
    </Card>
  );
}
