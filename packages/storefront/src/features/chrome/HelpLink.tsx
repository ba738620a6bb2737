import * as text from '@shop/messages/chrome';
import { MessageCircle } from 'lucide-react';
import { region } from '../../context/region.tsx';
import { useShop } from '../../context/ShopContext.ts';
import css from './HelpLink.module.css';

/** The way to a person: a chat with this shop's own help number (frame-18). */
function DefaultHelpLink() {
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

declare module '../../context/shop.ts' {
  interface Regions {
    /** The way to the help number, at the corner of every page. */
    HelpLink: object;
  }
}

export const HelpLink = region('HelpLink', DefaultHelpLink);
