import * as text from '@shop/messages/chrome';
import { Link } from '@shop/ui';
import { legalPaths } from '@shop/variant';
import type { MenuEntry } from '../shared/menuOf.ts';
import css from './Footer.module.css';

export interface FooterLinksProps {
  /** The departments; none while the back end is away. */
  menu: MenuEntry[];
  /** Paths of the pages that the law asks for, of those that the back end has (routes-14). */
  legal: string[];
  /** The line of the store view below everything. */
  copyright: string;
}

const legalNames = {
  '/terms-and-condition': text.terms,
  '/privacy-policy': text.privacy,
  '/return-policy': text.returnPolicy,
  '/shipping-policy': text.shippingPolicy,
  '/grievance-officer': text.grievanceOfficer,
} satisfies Record<(typeof legalPaths)[number], string>;

const links = (label: string, entries: [href: string, label: string][], className?: string) => (
  <nav aria-label={label}>
    <h2>{label}</h2>
    <ul className={className}>
      {entries.map(([href, name]) => (
        <li key={href}>
          <Link href={href}>{name}</Link>
        </li>
      ))}
    </ul>
  </nav>
);

/**
 * Departments, help and legal pages, for a back end without a block for the footer (frame-16). Drawn on the server, as
 * such a block is.
 */
export const FooterLinks = ({ menu, legal, copyright }: FooterLinksProps) => (
  <>
    {menu.length > 0 &&
      links(
        text.shop,
        menu.map(({ href, name }) => [href, name]),
        css['wide'],
      )}
    {links(text.help, [
      ['/contact-us', text.contactUs],
      ['/about-us', text.aboutUs],
      ['/order-history', text.myOrders],
    ])}
    {legal.length > 0 &&
      links(
        text.legal,
        legalPaths.filter(path => legal.includes(path)).map(path => [path, legalNames[path]]),
      )}
    <p>{copyright}</p>
  </>
);
