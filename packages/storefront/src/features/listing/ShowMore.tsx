// chunk: listing
import * as text from '@shop/messages/listing';
import { Button, formatNumber } from '@shop/ui';
import { useEffect, useRef, type MouseEvent } from 'react';
import { region } from '../../context/region.tsx';
import { useStayHere } from '../shared/useStayHere.ts';
import type { ListingData } from './loadListing.ts';
import { furtherHref, mostFurther } from './listingUrl.ts';
import { shownPage } from './shownPage.ts';
import css from './ShowMore.module.css';

export interface ShowMoreProps {
  /** What the listing shows, and how much there is of it. */
  products: ListingData;
  /** Called by the keyboard's press, once the next products stand there, with how many stood there before. */
  onMore: (before: number) => void;
}

/**
 * The next products below those that are shown, and how far one has come (catalogue-09). The address says it, so that who
 * comes back from a product finds the same list.
 */
function DefaultShowMore({ products, onMore }: ShowMoreProps) {
  const { isComing, linkTo } = useStayHere({ replace: true });
  const { further, isCut, page_info: info, total_count: total } = products;
  const pages = info?.total_pages ?? 1;
  const last = shownPage(products) + further;
  const size = info?.page_size ?? 0;
  const shown = products.items?.length ?? 0;
  const { href, onClick } = linkTo(params => furtherHref(params, further + 1));
  const focusFrom = useRef<number>(undefined);
  useEffect(() => {
    const before = focusFrom.current;
    if (before === undefined || shown <= before) return;
    focusFrom.current = undefined;
    onMore(before);
  }, [shown, onMore]);
  if (pages <= 1) return null;
  const first = (shownPage(products) - 1) * size;
  const press = (event: MouseEvent<HTMLElement>) => {
    const isByKeyboard = event.detail === 0;
    focusFrom.current = isByKeyboard ? shown : undefined;
    onClick(event);
  };
  return (
    <div className={css['more']}>
      <p className={css['progress']} aria-live="polite">
        {isCut && <strong>{text.moreFailed} </strong>}
        {text.shownOf(formatNumber(first + 1), formatNumber(first + shown), formatNumber(total ?? shown))}
      </p>
      {last < pages && further < mostFurther && (
        <Button kind="secondary" href={href} busy={isComing} onClick={press}>
          {text.showMore}
        </Button>
      )}
    </div>
  );
}

declare module '../../context/shop.ts' {
  interface Regions {
    /** The way to the next products of a listing, and how many are shown. */
    ShowMore: ShowMoreProps;
  }
}

export const ShowMore = region('ShowMore', DefaultShowMore);
