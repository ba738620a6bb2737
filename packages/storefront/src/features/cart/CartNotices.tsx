import * as text from '@shop/messages/cart';
import { cartSlice, useAppSelector } from '@shop/state';
import { Notice } from '@shop/ui';
import { useEffect } from 'react';
import { region } from '../../context/region.tsx';
import { useKeepsData } from '../shared/keepsData.ts';
import { late } from '../shared/late.tsx';
import { onFirstSign } from '../shared/onFirstSign.ts';
import css from './Cart.module.css';

const { selectShortfalls, selectIsMergeWaiting, selectLostLines, selectCartDetails, selectCartErrors } =
  cartSlice.selectors;

/** Hardly any cart. */
const RareNotices = late(async () => (await import('./RareNotices.tsx')).RareNotices);

/** What the shopper must know about the cart before going on. */
function DefaultCartNotices() {
  const shortfalls = useAppSelector(selectShortfalls);
  const isMergeWaiting = useAppSelector(selectIsMergeWaiting);
  const lost = useAppSelector(selectLostLines);
  // Where nothing is shown, the page says itself that it could not be loaded.
  const isOutdated = useAppSelector(
    state => selectCartDetails(state) !== null && selectCartErrors(state).details !== null,
  );
  const keeps = useKeepsData();
  // A change that costs a line may be cut off by the network that would bring the code to say so.
  useEffect(() => onFirstSign(RareNotices.prefetch), []);
  return (
    <div className={css['notices']}>
      {!keeps && <Notice tone="warning">{text.nothingKept}</Notice>}
      {(isMergeWaiting || shortfalls.length + lost.length > 0) && (
        <RareNotices shortfalls={shortfalls} isMergeWaiting={isMergeWaiting} lost={lost} />
      )}
      {isOutdated && (
        <Notice tone="warning" urgent>
          {text.outdated}
        </Notice>
      )}
    </div>
  );
}

declare module '../../context/shop.ts' {
  interface Regions {
    /** What must be known of the cart before going on, on its page and in the mini cart. */
    CartNotices: object;
  }
}

export const CartNotices = region('CartNotices', DefaultCartNotices);
