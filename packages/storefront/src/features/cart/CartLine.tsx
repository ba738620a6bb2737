import * as text from '@shop/messages/cart';
import { Button, IconButton, Image, Link, Notice, QuantityStepper, Spinner, useMoney, VisuallyHidden } from '@shop/ui';
import { Trash2 } from 'lucide-react';
import { useEffect } from 'react';
import { region } from '../../context/region.tsx';
import { Price } from '../shared/Price.tsx';
import type { LineView } from './cartLine.ts';
import css from './CartLine.module.css';
import type { TierHint } from './useLineHints.ts';
import { WaysOut } from './WaysOut.tsx';

export interface CartLineProps {
  /** The line as it is shown; amounts in rupees. */
  line: LineView;
  /** Pieces that the shopper wishes, until the shop has answered. */
  wished?: number | undefined;
  /** The line is on its way to the server. */
  busy: boolean;
  /** What went wrong when it was changed. */
  trouble?: string | undefined;
  /** Told of each press, with the pieces that are wished now. */
  onWish: (quantity: number) => void;
  /** The shopper has stopped pressing. */
  onQuantity: (quantity: number) => void;
  /** Takes the line out of the cart. */
  onRemove: () => void;
  /** Puts it aside; absent where that cannot be done. */
  onSave?: (() => void) | undefined;
  /** Opens the choice of another variant; absent where there is none. */
  onEdit?: (() => void) | undefined;
  /** Rupees for one piece when it came into the cart, where that is known. */
  firstPrice?: number | undefined;
  /** From how many pieces on one costs less, and how much; absent where it does not. */
  tier?: TierHint | undefined;
  /** Pieces are sold in multiples of so many (cart-20). */
  step?: number;
  /** Something in the line got the focus. */
  onFocus?: () => void;
}

/** How long further presses are awaited before a quantity is sent, ms. */
const settleMs = 400;
/** Most pieces that are offered where the server names no limit. */
const mostPieces = 99;

/** A line of the cart: what it is, what it costs, how many, and what is wrong with it. */
function DefaultCartLine({
  line,
  wished,
  busy,
  trouble,
  firstPrice,
  tier,
  step = 1,
  onWish,
  onQuantity,
  onRemove,
  onSave,
  onEdit,
  onFocus,
}: CartLineProps) {
  const money = useMoney();
  useEffect(() => {
    if (wished === undefined || busy) return undefined;
    const timer = setTimeout(() => onQuantity(wished), settleMs);
    return () => clearTimeout(timer);
    // oxlint-disable-next-line react/exhaustive-deps -- a new handler must not start the wait again
  }, [wished, busy, line.quantity]);
  const said = trouble ?? line.trouble;
  const most = Math.floor(Math.min(line.max ?? mostPieces, mostPieces) / step) * step;
  const least = Math.ceil(line.min / step) * step;
  const pieces = wished ?? line.quantity;
  const limit =
    line.trouble === undefined && line.max !== undefined && pieces >= most
      ? text.atMost(most)
      : step > 1
        ? text.inSteps(step)
        : line.min > 1 && pieces <= line.min
          ? text.atLeast(line.min)
          : undefined;

  return (
    <li className={css['line']} aria-busy={busy || undefined} onFocus={onFocus}>
      <Link className={css['picture']} href={line.href} tabIndex={-1} aria-hidden="true">
        {line.picture && <Image src={line.picture} alt="" sizes="(min-width: 768px) 120px, 88px" largest={320} />}
      </Link>
      <div className={css['what']}>
        <Link className={css['name']} href={line.href}>
          {line.name}
        </Link>
        {line.options.length > 0 && (
          <dl className={css['options']}>
            {line.options.map(option => (
              <div key={option.label}>
                <dt>{option.label}</dt>
                <dd>{option.value}</dd>
              </div>
            ))}
          </dl>
        )}
        <Price value={line.price} was={line.was} size="small" />
        {line.handling > 0 && <p className={css['quiet']}>{text.handlingForEach(money(line.handling))}</p>}
        {tier && tier.price < line.price && (
          <p className={css['tier']}>{text.buyMore(tier.quantity, money(tier.price))}</p>
        )}
        {limit && <p className={css['quiet']}>{limit}</p>}
      </div>
      <div className={css['actions']}>
        <QuantityStepper
          label={text.quantityOf(line.name)}
          value={pieces}
          min={least}
          max={most}
          step={step}
          disabled={line.soldOut}
          onChange={onWish}
        />
        <IconButton label={text.removeLine(line.name)} onClick={onRemove}>
          <Trash2 size={20} strokeWidth={1.5} aria-hidden />
        </IconButton>
        <span className={css['busy']} aria-live="polite">
          {busy && (
            <>
              <Spinner size={18} />
              <VisuallyHidden>{text.updating}</VisuallyHidden>
            </>
          )}
        </span>
      </div>
      {(onSave ?? onEdit) && (
        <div className={css['more']}>
          {onEdit && (
            <Button kind="link" size="small" aria-label={text.changeOptionsOf(line.name)} onClick={onEdit}>
              {text.changeOptions}
            </Button>
          )}
          {onSave && (
            <Button
              kind="link"
              size="small"
              aria-label={text.saveForLaterOf(line.name)}
              unavailable={busy}
              onClick={busy ? undefined : onSave}
            >
              {text.saveForLater}
            </Button>
          )}
        </div>
      )}
      {/* Of one piece the price says it all. */}
      {(line.quantity !== 1 || line.total !== line.price) && (
        <p className={css['total']}>
          <VisuallyHidden>{text.together}</VisuallyHidden>
          {money(line.total)}
          {line.saved > 0 && <small className={css['saved']}>{text.saved(money(line.saved))}</small>}
        </p>
      )}
      {said && (
        <div className={css['trouble']}>
          <Notice tone={line.soldOut ? 'danger' : 'warning'} urgent={trouble !== undefined}>
            {said}
            {line.trouble !== undefined && <WaysOut line={line} onQuantity={onQuantity} onRemove={onRemove} />}
          </Notice>
        </div>
      )}
      {said === undefined && firstPrice !== undefined && firstPrice !== line.price && (
        <div className={css['trouble']}>
          <Notice>{text.priceChanged(money(firstPrice))}</Notice>
        </div>
      )}
    </li>
  );
}

declare module '../../context/shop.ts' {
  interface Regions {
    /** A line of the cart. */
    CartLine: CartLineProps;
  }
}

export const CartLine = region('CartLine', DefaultCartLine);
