import * as text from '@shop/messages/chrome';
import { MessageCircle } from 'lucide-react';
import { useShop } from '../../context/ShopContext.ts';
import css from './HelpLink.module.css';

/** The way to a person: a chat with this shop's own help number (frame-18). */
export function HelpLink() {
  const { variant } = useShop();
  return (
    <aside aria-label={text.help}>
      <a
        className={css['help']}
        href={`https://wa.me/${variant.helpNumber}`}
        target="_blank"
        rel="noopener noreferrer"
        aria-label={text.chatWith(variant.name)}
        title={text.chat}
      >
        <MessageCircle size={24} strokeWidth={1.5} aria-hidden />
      </a>
    </aside>
  );
}
