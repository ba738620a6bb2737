import { CommerceError, WithdrawStockNotice } from '@shop/commerce-client';
import { unexpected } from '@shop/messages/errors';
import * as text from '@shop/messages/stockNotices';
import { useAppDispatch } from '@shop/state';
import { Button } from '@shop/ui';
import { BellRing } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useCommerce } from '../../context/CommerceContext.ts';
import { useFeature } from '../../context/features.ts';
import { region } from '../../context/region.tsx';
import { lateDialog } from '../shared/late.tsx';
import { problemText } from '../shared/problemText.ts';
import { RefusalNotice } from '../shared/RefusalNotice.tsx';
import { useKeptFocus } from '../shared/useKeptFocus.ts';
import { keepNotice, readNotices, type KeptNotices } from './keptNotices.ts';
import { soldOutOf, type NoticedProduct } from './soldOutOf.ts';
import css from './StockNotice.module.css';

const StockNoticeDialog = lateDialog(async () => (await import('./StockNoticeDialog.tsx')).StockNoticeDialog);

export interface StockNoticeProps {
  /** The product that the page is about. */
  product: NoticedProduct;
}

/**
 * Asks to be told by e-mail when what is sold out is back (notice-01), and says what is waited for in this browser, with
 * the way to take it back. Nothing where all can be had, or the back end has no such notices.
 */
function DefaultStockNotice({ product }: StockNoticeProps) {
  const { client } = useCommerce();
  const dispatch = useAppDispatch();
  const has = useFeature('stock-notices');
  const [kept, setKept] = useState<KeptNotices>({});
  const [isOpen, setOpen] = useState(false);
  const [leaving, setLeaving] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const place = useRef<HTMLDivElement>(null);
  /** How often something was asked for or taken back: what was pressed goes with it. */
  const [turns, setTurns] = useState(0);
  useKeptFocus(String(turns), () => place.current);
  useEffect(() => setKept(dispatch(readNotices)), [dispatch]);
  const soldOut = soldOutOf(product);
  if (!has || soldOut.length === 0) return null;
  const waited = soldOut.filter(({ sku }) => kept[sku] !== undefined);
  const left = soldOut.filter(({ sku }) => kept[sku] === undefined);

  const withdraw = async (sku: string) => {
    if (leaving !== undefined) return;
    setLeaving(sku);
    setProblem(undefined);
    try {
      await client.mutate(WithdrawStockNotice, { code: kept[sku] ?? '' });
      setKept(dispatch(keepNotice(sku, undefined)));
      setTurns(count => count + 1);
    } catch (error) {
      setProblem(error instanceof CommerceError ? problemText(error.problem) : unexpected);
    }
    setLeaving(undefined);
  };

  return (
    <div ref={place} className={css['notice']} tabIndex={-1} role="group" aria-label={text.title}>
      {/* It stands there before it speaks: else it is not read out. */}
      <div className={css['list']} role="status">
        {waited.map(({ sku, choice }) => (
          <p key={sku} className={css['waited']}>
            <BellRing size={20} strokeWidth={1.5} aria-hidden />
            <span>{text.waiting(choice)}</span>
            <Button
              kind="link"
              size="small"
              busy={leaving === sku}
              aria-label={text.withdrawOf(choice || (product.name ?? ''))}
              onClick={() => void withdraw(sku)}
            >
              {text.withdraw}
            </Button>
          </p>
        ))}
      </div>
      {left.length > 0 && (
        <Button
          kind={product.stock_status === 'OUT_OF_STOCK' ? 'secondary' : 'link'}
          size={product.stock_status === 'OUT_OF_STOCK' ? 'medium' : 'small'}
          wide={product.stock_status === 'OUT_OF_STOCK'}
          onPointerEnter={StockNoticeDialog.prefetch}
          onClick={() => setOpen(true)}
        >
          {product.stock_status === 'OUT_OF_STOCK' ? text.tellMe : text.tellMeOfChoice}
        </Button>
      )}
      {problem && <RefusalNotice key={problem}>{problem}</RefusalNotice>}
      <StockNoticeDialog
        open={isOpen}
        onClose={() => setOpen(false)}
        name={product.name ?? ''}
        soldOut={left}
        onTaken={(sku, code) => {
          setKept(dispatch(keepNotice(sku, code)));
          setOpen(false);
          setTurns(count => count + 1);
        }}
      />
    </div>
  );
}

declare module '../../context/shop.ts' {
  interface Regions {
    /** The way to be told when something sold out is back, on the page of a product. */
    StockNotice: StockNoticeProps;
  }
}

export const StockNotice = region('StockNotice', DefaultStockNotice);
