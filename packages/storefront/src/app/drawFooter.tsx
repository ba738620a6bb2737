import { PageBuilder } from '@shop/page-builder';
import { plainText } from '@shop/page-builder/parse';
import { renderToStaticMarkup } from 'react-dom/server';
import { FooterLinks } from '../features/chrome/FooterLinks.tsx';
import { menuOf } from '../features/shared/menuOf.ts';
import type { FooterContent } from '../features/shell/loadShell.ts';

/**
 * What every page of a store view ends with, as markup: what editors wrote, else links of the shop's own (frame-16), and
 * the back end's last line as plain text. The browser gets no code that could draw it.
 *
 * @param shopName Stands for the name of a store view that is not known.
 */
export function drawFooter({ block, shell, legal }: FooterContent, shopName: string): string {
  const { absolute_footer: last, copyright, store_name: name } = shell?.storeConfig ?? {};
  return renderToStaticMarkup(
    <>
      {block ? (
        <PageBuilder tree={block} renderProducts={() => []} />
      ) : (
        <FooterLinks
          menu={menuOf(shell)}
          legal={legal}
          copyright={copyright ? plainText(copyright) : `© ${name ?? shopName}`}
        />
      )}
      {last && <p>{plainText(last)}</p>}
    </>,
  );
}
