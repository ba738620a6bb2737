import * as text from '@shop/messages/checkout';
import { Link } from '@shop/ui';
import { MessageCircle, ShoppingCart } from 'lucide-react';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useShop } from '../../context/ShopContext.ts';
import { OwnDocument } from '../shared/OwnDocument.tsx';
import css from './HeaderLinks.module.css';

/**
 * What the header leads to on the checkout: help, and back to the cart (frame-03). It comes with the checkout, so that
 * no other page pays for it, and stands in the place that the header keeps for it.
 */
export function HeaderLinks() {
  const { variant } = useShop();
  const [place, setPlace] = useState<HTMLElement | null>(null);
  useEffect(() => setPlace(document.getElementById('header-end')), []);
  if (!place) return null;
  return createPortal(
    <nav className={css['links']} aria-label={text.helpAndCart}>
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
    </nav>,
    place,
  );
}
