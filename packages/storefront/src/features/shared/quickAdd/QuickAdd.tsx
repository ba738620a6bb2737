// chunk: listing
import { partNotLoaded } from '@shop/messages/errors';
import * as text from '@shop/messages/quickAdd';
import { addToast, useAppDispatch } from '@shop/state';
import { Button } from '@shop/ui';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { useIsPriceHidden } from '../GuestPrice.tsx';
import { lateDialog } from '../late.tsx';
import { productHref } from '../productHref.ts';
import css from './QuickAdd.module.css';
import { quickAddWay, type QuickProduct } from './quickAddWay.ts';

const QuickChoice = lateDialog(async () => (await import('./QuickChoice.tsx')).QuickChoice);

/** How long the button says that it is done. */
const saidMs = 4_000;

export interface QuickAddProps {
  /** As `QuickProduct` asks for it in the query of a list. */
  product: QuickProduct;
  /** Uids of what is chosen already, by the code of the option. */
  chosen?: Record<string, string> | undefined;
}

/**
 * Puts a product of a list into the cart: at once, or with its options chosen in a dialog; a product that asks for more
 * leads to its page (listing-01). The button keeps the focus and says what became of it. Nothing where it is sold out
 * or guests see no price.
 */
export function QuickAdd({ product, chosen }: QuickAddProps) {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const hidden = useIsPriceHidden();
  const [state, setState] = useState<'ready' | 'busy' | 'added'>('ready');
  const [isChoosing, setChoosing] = useState(false);
  useEffect(() => {
    if (state !== 'added') return undefined;
    const timer = setTimeout(() => setState('ready'), saidMs);
    return () => clearTimeout(timer);
  }, [state]);
  const { sku, small_image: picture } = product;
  const name = product.name ?? '';
  if (hidden || !sku || product.stock_status === 'OUT_OF_STOCK') return null;
  const way = quickAddWay(product);
  const toCart = () => void navigate('/cart');
  const add = async () => {
    setState('busy');
    const gallery = picture?.url ? [{ url: picture.url }] : undefined;
    const { isAdded, problem } = await import('./addQuickly.ts').then(
      ({ addQuickly }) => dispatch(addQuickly({ sku, quantity: 1, product: { sku, gallery } }, name, toCart)),
      () => ({ isAdded: false, problem: partNotLoaded }),
    );
    if (problem) dispatch(addToast({ type: 'error', message: problem, dismissable: true }));
    setState(isAdded ? 'added' : 'ready');
  };
  const isAdded = state === 'added';
  return (
    <>
      <Button
        className={css['add']}
        kind="secondary"
        size="small"
        href={way === 'on-its-page' ? productHref(product) : undefined}
        busy={state === 'busy'}
        aria-label={isAdded ? text.addedOne(name) : way === 'at-once' ? text.addOne(name) : text.chooseOf(name)}
        onPointerEnter={way === 'by-choice' ? QuickChoice.prefetch : undefined}
        onClick={way === 'at-once' ? () => void add() : way === 'by-choice' ? () => setChoosing(true) : undefined}
      >
        <span data-added={isAdded || undefined}>
          {isAdded ? text.added : way === 'at-once' ? text.add : text.choose}
        </span>
      </Button>
      {way === 'by-choice' && (
        <QuickChoice
          open={isChoosing}
          onClose={() => setChoosing(false)}
          sku={sku}
          name={name}
          href={productHref(product)}
          chosen={chosen}
          onAdded={() => setState('added')}
        />
      )}
    </>
  );
}
