import * as text from '@shop/messages/wishlist';
import {
  Button,
  formatNumber,
  IconButton,
  Pagination,
  ProductGrid,
  ProductGridSkeleton,
  Skeleton,
  VisuallyHidden,
} from '@shop/ui';
import { Heart, Send, X } from 'lucide-react';
import { region } from '../../context/region.tsx';
import { EmptyState } from '../shared/EmptyState.tsx';
import { Tile } from '../shared/tile.tsx';
import css from './Wishlist.module.css';
import type { WishlistItem } from './wishlistItem.ts';

export interface WishlistViewProps {
  /** Those of the page that is shown. */
  items: WishlistItem[];
  /** Items of all pages. */
  count: number;
  /** Which page of the list is shown, from 1. */
  page: number;
  /** The number of the last page, 1 at least. */
  lastPage: number;
  /** Ids of items that are on their way into the cart. */
  busy: ReadonlySet<string>;
  /** Takes it off the list. */
  onRemove: (item: WishlistItem) => void;
  /** Puts it into the cart, and takes it off the list once it is there. */
  onMove: (item: WishlistItem) => void;
  /** Asks for a way to show the list to others. */
  onShare: () => void;
}

/** What is particular about an item: what was chosen, how many, and the way into the cart. */
function ItemFooter({ item, busy, onMove }: { item: WishlistItem; busy: boolean; onMove: () => void }) {
  const facts =
    item.quantity > 1 ? [...item.options, { label: text.quantity, value: String(item.quantity) }] : item.options;
  return (
    <div className={css['footer']}>
      {facts.length > 0 && (
        <dl className={css['facts']}>
          {facts.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      <div className={css['action']}>
        {item.needsChoice ? (
          <Button kind="secondary" size="small" wide href={item.href} aria-label={text.chooseOptionsOf(item.name)}>
            {text.chooseOptions}
          </Button>
        ) : (
          <Button
            kind="secondary"
            size="small"
            wide
            busy={busy}
            unavailable={!item.inStock}
            aria-label={item.inStock ? text.moveToCartOf(item.name) : text.soldOutOf(item.name)}
            onClick={onMove}
          >
            {item.inStock ? text.moveToCart : text.soldOut}
          </Button>
        )}
      </div>
    </div>
  );
}

/** A customer's wishlist: tiles with what was chosen, and what can be done with each. */
function DefaultWishlistView({ items, count, page, lastPage, busy, onRemove, onMove, onShare }: WishlistViewProps) {
  if (items.length === 0) {
    return (
      <EmptyState
        picture={<Heart size={48} strokeWidth={1.25} />}
        title={text.emptyTitle}
        action={<Button href="/">{text.startShopping}</Button>}
      >
        {text.emptyHelp}
      </EmptyState>
    );
  }
  return (
    <>
      <div className={css['bar']}>
        <div>
          <h2 className={css['heading']}>
            <VisuallyHidden>{text.items}</VisuallyHidden>
          </h2>
          <p role="status">{text.itemCount(count, formatNumber(count))}</p>
        </div>
        <Button kind="secondary" size="small" icon={<Send size={18} strokeWidth={1.5} aria-hidden />} onClick={onShare}>
          {text.share}
        </Button>
      </div>
      <ProductGrid label={text.title}>
        {items.map(item => (
          <Tile
            key={item.id}
            product={item.product}
            corner={
              <IconButton
                className={css['remove']}
                label={text.remove(item.name)}
                disabled={busy.has(item.id)}
                onClick={() => onRemove(item)}
              >
                <X size={18} strokeWidth={1.5} aria-hidden />
              </IconButton>
            }
            footer={<ItemFooter item={item} busy={busy.has(item.id)} onMove={() => onMove(item)} />}
          />
        ))}
      </ProductGrid>
      <Pagination current={page} total={lastPage} hrefOf={number => `?page=${number}`} />
    </>
  );
}

/** The shape of the list before it is known. */
export function WishlistSkeleton() {
  return (
    <>
      <div className={css['bar']} aria-hidden="true">
        <Skeleton width="80px" height="24px" />
        <Skeleton width="110px" height="var(--touch)" />
      </div>
      <ProductGridSkeleton label={text.loading} tiles={8} />
    </>
  );
}

declare module '../../context/shop.ts' {
  interface Regions {
    /** What a customer wishes, and that there is nothing. */
    WishlistView: WishlistViewProps;
  }
}

export const WishlistView = region('WishlistView', DefaultWishlistView);
