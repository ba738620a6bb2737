import * as text from '@shop/messages/chrome';
import { Link } from '@shop/ui';
import { MessageCircle, ShoppingCart } from 'lucide-react';
import { useShop } from '../../context/ShopContext.ts';
import { OwnDocument } from '../shared/OwnDocument.tsx';
import css from './CheckoutLinks.module.css';

/** What the header of the checkout leads to: help, and back to the cart (frame-03). */
export function CheckoutLinks() {
  const { variant } = useShop();
  return (
    <nav className={css['links']} aria-label={text.checkoutLinks}>
      <Link href={`https://wa.me/${variant.helpNumber}`} newTab aria-label={text.chatWith(variant.name)}>
        <MessageCircle size={22} strokeWidth={1.5} aria-hidden />
        <span>{text.help}</span>
      </Link>
      <OwnDocument>
        <Link href="/cart">
          <ShoppingCart size={22} strokeWidth={1.5} aria-hidden />
          <span>{text.backToCart}</span>
        </Link>
      </OwnDocument>
    </nav>
  );
}
