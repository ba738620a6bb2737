import * as text from '@shop/messages/controls';
import type { ReactNode } from 'react';
import { Image } from '../image/Image.tsx';
import { Link } from '../link/Link.tsx';
import { useMoney } from '../price/PriceFormat.ts';
import { Rating, type RatingProps } from '../rating/Rating.tsx';
import css from './ProductTile.module.css';

export interface OtherPrice {
  /** Name of the other shop. */
  platform: string;
  /** Rupees. */
  value: number;
}

export interface ProductTileProps {
  /** Page of the product. */
  href: string;
  /** Cut after two lines. */
  name: string;
  /** Stands above the name. */
  brand?: string | undefined;
  /** Address of the picture, of which the name says what it shows. */
  image: string;
  /** What it costs: a `Price`, or what stands in its place. */
  price: ReactNode;
  /** What the product costs elsewhere (catalogue-04). */
  otherPrices?: OtherPrice[];
  /** What shoppers think of it, over the picture (catalogue-12); nothing where nobody has rated it. */
  rating?: Required<Pick<RatingProps, 'percent' | 'count'>> | undefined;
  /** Says so over the picture. */
  outOfStock?: boolean;
  /** The one thing worth knowing before anything else, over the picture: how few are left, for example. */
  badge?: ReactNode;
  /** Below the price: what it can be had in, for example its colours. */
  choices?: ReactNode;
  /** At the foot: buttons of its own, in one line with those of the tiles beside it. */
  actions?: ReactNode;
  /** Below everything, for example coins to earn. */
  footer?: ReactNode;
  /** Over the picture's corner, for example a button of its own. */
  corner?: ReactNode;
  /** In the first screen: its picture is not lazy. */
  priority?: boolean;
}

/** How wide the picture stands. */
const sizes = '(max-width: 768px) 46vw, (max-width: 1280px) 23vw, 290px';

/** A product in a listing. The whole tile leads to its page; the price is its strongest text. */
export function ProductTile({
  href,
  name,
  brand,
  image,
  price,
  otherPrices = [],
  rating,
  outOfStock = false,
  badge,
  choices,
  actions,
  footer,
  corner,
  priority = false,
}: ProductTileProps) {
  const money = useMoney();
  return (
    <article className={css['tile']} data-out-of-stock={outOfStock || undefined}>
      <div className={css['picture']}>
        <Image src={image} alt="" sizes={sizes} priority={priority} largest={960} />
        {outOfStock && <span className={css['flag']}>{text.outOfStock}</span>}
        {badge && !outOfStock && <span className={css['badge']}>{badge}</span>}
        {rating && rating.count > 0 && (
          <span className={css['rating']}>
            <Rating {...rating} size="small" />
          </span>
        )}
      </div>
      <div className={css['body']}>
        {brand && <p className={css['brand']}>{brand}</p>}
        <h3 className={css['name']}>
          <Link href={href} data-with-picture="">
            {name}
          </Link>
        </h3>
        {price}
        {choices}
        {otherPrices.length > 0 && (
          <ul className={css['others']} aria-label={text.priceElsewhere}>
            {otherPrices.map(other => (
              <li key={other.platform}>
                <span>{other.platform}</span>
                <span className={css['amount']}>{money(other.value)}</span>
              </li>
            ))}
          </ul>
        )}
        {footer}
        {actions && <div className={css['actions']}>{actions}</div>}
      </div>
      {corner && <div className={css['corner']}>{corner}</div>}
    </article>
  );
}
