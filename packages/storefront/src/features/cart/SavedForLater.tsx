import * as text from '@shop/messages/cart';
import type { SavedLine } from '@shop/state';
import { Button, Image, Link, Notice, useMoney } from '@shop/ui';
import { useEffect, useId, useRef } from 'react';
import { region } from '../../context/region.tsx';
import { giveFocus, useKeptFocus } from '../shared/useKeptFocus.ts';
import css from './SavedForLater.module.css';
import { savedKey } from './savedLines.ts';

export interface SavedForLaterProps {
  /** What was put aside: one at least. */
  lines: SavedLine[];
  /** It is on its way into the cart. */
  isBusy: (line: SavedLine) => boolean;
  /** Why a line could not go back into the cart. */
  troubleOf: (line: SavedLine) => string | undefined;
  /** Puts it back into the cart. */
  onMove: (line: SavedLine) => void;
  /** Forgets it. */
  onDrop: (line: SavedLine) => void;
}

/** What was put aside from the cart in this browser, with the way back into it. */
function DefaultSavedForLater({ lines, isBusy, troubleOf, onMove, onDrop }: SavedForLaterProps) {
  const money = useMoney();
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useKeptFocus(lines.map(savedKey).join(), () => heading.current);
  const hadFocus = useRef(false);
  useEffect(
    () => () => {
      // The last line takes the list along with what was pressed: one goes on at the cart.
      if (hadFocus.current && document.activeElement === document.body)
        giveFocus(document.getElementById('cart-heading'));
    },
    [],
  );
  return (
    <section className={css['saved']} aria-labelledby={id} onFocus={() => void (hadFocus.current = true)}>
      <h2 id={id} ref={heading}>
        {text.savedForLater}
      </h2>
      <ul>
        {lines.map(line => {
          const trouble = troubleOf(line);
          return (
            <li key={savedKey(line)}>
              <Link className={css['picture']} href={line.href} tabIndex={-1} aria-hidden="true">
                {line.picture && <Image src={line.picture} alt="" sizes="72px" largest={160} />}
              </Link>
              <div className={css['what']}>
                <Link className={css['name']} href={line.href}>
                  {line.name}
                </Link>
                <p className={css['quiet']}>{[...line.options, text.pieces(line.quantity)].join(', ')}</p>
                <p className={css['quiet']}>{text.costWhenSaved(money(line.price))}</p>
              </div>
              <div className={css['actions']}>
                <Button
                  kind="secondary"
                  size="small"
                  busy={isBusy(line)}
                  aria-label={text.moveToCartOf(line.name)}
                  onClick={() => onMove(line)}
                >
                  {text.moveToCart}
                </Button>
                <Button
                  kind="quiet"
                  size="small"
                  aria-label={text.takeOutSaved(line.name)}
                  onClick={() => onDrop(line)}
                >
                  {text.takeOut}
                </Button>
              </div>
              {trouble && (
                <div className={css['trouble']}>
                  <Notice tone="warning" urgent>
                    {trouble}
                  </Notice>
                </div>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

declare module '../../context/shop.ts' {
  interface Regions {
    /** What was put aside from the cart. */
    SavedForLater: SavedForLaterProps;
  }
}

export const SavedForLater = region('SavedForLater', DefaultSavedForLater);
