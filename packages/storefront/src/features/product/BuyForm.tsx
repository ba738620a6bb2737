import * as text from '@shop/messages/product';
import { toPayment } from '@shop/messages/purchase';
import {
  addToast,
  cartSlice,
  checkoutSlice,
  useAppDispatch,
  useAppSelector,
  prefetchFlows,
  prefetchReads,
} from '@shop/state';
import { Badge, Button, Notice, QuantityStepper, Skeleton, useMoney } from '@shop/ui';
import { ShoppingCart } from 'lucide-react';
import { useState, type ReactNode, type Ref } from 'react';
import { useCommerce } from '../../context/CommerceContext.ts';
import { GuestBuy, GuestPrice, useIsPriceHidden } from '../shared/GuestPrice.tsx';
import { OwnDocument } from '../shared/OwnDocument.tsx';
import { Price } from '../shared/Price.tsx';
import { RefusalNotice } from '../shared/RefusalNotice.tsx';
import { nextPaint } from '../shared/nextPaint.ts';
import type { WrittenOption } from '../shared/wishes/interruptedWish.ts';
import { WishHeart } from '../shared/wishes/WishHeart.tsx';
import css from './BuyBox.module.css';
import type { Product } from './productModel.ts';
import type { SaleQuantity } from './saleQuantity.ts';

const { selectCartErrors, selectIsAdding } = cartSlice.selectors;

export interface BuyFormProps {
  /** The product of the page. */
  product: Product;
  /** Rupees, and what is in stock of what is chosen. */
  shown: { price: number; was?: number | undefined; isRange: boolean; inStock: boolean; left?: number | undefined };
  /** What is put into the cart; undefined while something is left to choose. */
  sku: string | undefined;
  /** Pieces; undefined where the choices say how many. */
  quantity?: number;
  /** Told another number of pieces; absent together with `quantity`. */
  onQuantity?: (quantity: number) => void;
  /** Where they are not sold one by one, from one on. */
  pieces?: SaleQuantity;
  /** Why the last try put nothing into the cart; undefined where nothing was refused. */
  problem: string | undefined;
  /** What was sent is not answered yet. */
  busy: boolean;
  /** Told whether to go on to the checkout (catalogue-11). Not told while it is busy. */
  onSubmit: (isBuyNow: boolean) => void;
  /** The form, for who leads the focus to what is missing. */
  ref?: Ref<HTMLFormElement>;
  /** Uids of what was chosen, as the wishlist keeps it. */
  wishOptions?: string[] | undefined;
  /** What was written, as the wishlist keeps it. */
  wishEntered?: WrittenOption[] | undefined;
  /** What there is to choose. */
  children?: ReactNode;
}

/** The frame of the box of every product type: price, what there is to choose, stock, quantity and the way into the cart. */
export function BuyForm({
  product,
  shown,
  sku,
  quantity,
  onQuantity,
  pieces,
  problem,
  busy,
  onSubmit,
  ref,
  wishOptions,
  wishEntered,
  children,
}: BuyFormProps) {
  const { client } = useCommerce();
  // After the answer to a press. A pointer comes long before its press; of a finger's press the focus is the last.
  const warm = () =>
    void nextPaint().then(() => {
      // The flows stand on it, and are fetched beside it.
      prefetchReads();
      prefetchFlows();
      client.prepare();
    });
  const money = useMoney();
  const hidden = useIsPriceHidden();
  // A customer's prices come after the page, where guests see none.
  const isPriced = !hidden && product.price_range.minimum_price.final_price.value !== null;
  const adding = useAppSelector(state => sku !== undefined && selectIsAdding(state, sku));
  const unreachable = useAppSelector(selectCartErrors).get;
  const isPaying = useAppSelector(checkoutSlice.selectors.selectIsCartOrdered);
  const surcharge = product.productsurcharge_fee ?? 0;
  const { inStock, left } = shown;
  const dispatch = useAppDispatch();
  const isBusy = busy || adding;
  const [isBuyingNow, setBuyingNow] = useState(false);
  const submit = (isBuyNow: boolean) => {
    if (!isPriced || isBusy) return;
    setBuyingNow(isBuyNow);
    if (inStock) onSubmit(isBuyNow);
    else dispatch(addToast({ type: 'warning', message: text.cannotBuy(product.name ?? ''), dismissable: true }));
  };
  return (
    <form
      ref={ref}
      className={css['box']}
      method="post"
      action="/cart"
      data-late=""
      noValidate
      onPointerEnter={event => event.pointerType === 'mouse' && warm()}
      onFocus={warm}
      onSubmit={event => {
        event.preventDefault();
        submit(event.nativeEvent.submitter?.hasAttribute('data-buy-now') ?? false);
      }}
    >
      {hidden && <GuestPrice />}
      {isPriced && (
        <Price value={shown.price} was={shown.was} prefix={shown.isRange ? text.from : undefined} size="large" />
      )}
      {!hidden && !isPriced && <Skeleton width="8rem" height="2rem" />}
      {!hidden && (
        <p className={css['quiet']}>
          {text.taxesIncluded}
          {surcharge > 0 && text.handlingForEach(money(surcharge))}
        </p>
      )}
      {children}
      <div className={css['stock']}>
        {!inStock && <Badge tone="danger">{text.outOfStock}</Badge>}
        {inStock && left !== undefined && <Badge tone="warning">{text.onlyLeft(left)}</Badge>}
        {inStock && left === undefined && <Badge tone="success">{text.inStock}</Badge>}
      </div>
      {problem && (
        <RefusalNotice
          key={problem}
          action={
            isPaying && (
              <OwnDocument>
                <Button kind="secondary" size="small" href="/checkout">
                  {toPayment}
                </Button>
              </OwnDocument>
            )
          }
        >
          {problem}
        </RefusalNotice>
      )}
      {unreachable && !problem && (
        <Notice tone="warning" urgent>
          {text.cartUnreachable}
        </Notice>
      )}
      <div className={css['buy']}>
        {quantity !== undefined && onQuantity && !hidden && (
          <QuantityStepper
            label={text.quantity}
            value={quantity}
            onChange={onQuantity}
            max={Math.min(left ?? 10, product.max_sale_qty ?? 10)}
            {...pieces}
            disabled={!inStock}
          />
        )}
        <div
          className={css['actions']}
          data-price={isPriced ? `${shown.isRange ? `${text.from}\n` : ''}${money(shown.price)}` : undefined}
        >
          {hidden ? (
            <GuestBuy />
          ) : (
            <Button
              type="submit"
              wide
              busy={isBusy && !isBuyingNow}
              unavailable={!inStock}
              icon={<ShoppingCart size={20} strokeWidth={1.5} aria-hidden />}
            >
              {inStock ? text.addToCart : text.outOfStock}
            </Button>
          )}
          <WishHeart sku={product.sku ?? ''} name={product.name ?? ''} options={wishOptions} entered={wishEntered} />
        </div>
        {!hidden && inStock && (
          <Button className={css['now']} type="submit" kind="secondary" data-buy-now="" busy={isBusy && isBuyingNow}>
            {text.buyNow}
          </Button>
        )}
      </div>
      <noscript>
        <Notice tone="warning">{text.needsScript}</Notice>
      </noscript>
    </form>
  );
}
