import { title } from '@shop/messages/wishlist';
import { useAppSelector, userSlice } from '@shop/state';
import { Link } from '@shop/ui';
import { region } from '../../context/region.tsx';
import { useFeature } from '../../context/features.ts';
import { signInHref } from '../shared/signInHref.ts';
import css from './Header.module.css';

/** The way to the wishlist, for guests by signing in (frame-17). Its heart is drawn by the style sheet. */
function DefaultWishlistTrigger() {
  const signedIn = useAppSelector(userSlice.selectors.selectIsSignedIn);
  return (
    useFeature('wishlist') && (
      <Link className={css['wishes']} href={signedIn ? '/wishlist' : signInHref('/wishlist')} aria-label={title} />
    )
  );
}

declare module '../../context/shop.ts' {
  interface Regions {
    /** The way to the wishlist in the header. */
    WishlistTrigger: object;
  }
}

export const WishlistTrigger = region('WishlistTrigger', DefaultWishlistTrigger);
