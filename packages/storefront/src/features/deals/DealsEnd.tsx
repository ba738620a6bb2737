import * as text from '@shop/messages/deals';
import { Button, useBehaviour } from '@shop/ui';
import { useMemo } from 'react';
import { region } from '../../context/region.tsx';
import { onFirstSign } from '../shared/onFirstSign.ts';
import type { OfferEnd } from '../shared/offerEnd.ts';
import css from './DealsEnd.module.css';

/** Once somebody uses the page. */
const load = () =>
  new Promise<void>(resolve => void onFirstSign(resolve)).then(
    async () => (await import('./runDealsEnd.ts')).runDealsEnd,
  );

export interface DealsEndProps {
  /** The first of them to end. */
  end: OfferEnd;
}

/**
 * Until when offers last, above them (content-22): the day, and what is left of it once it is in sight. What counts is not
 * read out; what has ended is, once.
 */
function DefaultDealsEnd({ end }: DealsEndProps) {
  const { until } = end;
  const root = useBehaviour(
    load,
    useMemo(() => ({ until }), [until]),
  );
  return (
    <div ref={root} className={css['end']}>
      <p className={css['until']}>{text.until(end.day)}</p>
      <span className={css['left']} data-left aria-hidden />
      <div role="status">
        <p data-over hidden>
          {text.over}{' '}
          <Button kind="link" size="small" onClick={() => location.reload()}>
            {text.seePrices}
          </Button>
        </p>
      </div>
    </div>
  );
}

declare module '../../context/shop.ts' {
  interface Regions {
    /** Until when the offers of a row of deals last. */
    DealsEnd: DealsEndProps;
  }
}

export const DealsEnd = region('DealsEnd', DefaultDealsEnd);
