import * as text from '@shop/messages/accountPages';
import { Link, Overlay } from '@shop/ui';
import { ChevronDown, LogOut } from 'lucide-react';
import { useLocation } from 'react-router';
import { region } from '../../../context/region.tsx';
import { withoutTrailingSlash } from '../withoutTrailingSlash.ts';
import { useAccountEntries } from './accountEntries.ts';
import css from './AccountMenu.module.css';
import { useLeave } from './useLeave.ts';

/** The open page, or (`true`) one that a page below it is open of, as of the orders one order. */
const currentOf = (path: string, pathname: string) =>
  path === pathname ? 'page' : pathname.startsWith(`${path}/`) ? 'true' : undefined;

function Entries({ onLeave }: { onLeave: () => void }) {
  const entries = useAccountEntries();
  const pathname = withoutTrailingSlash(useLocation().pathname);
  return (
    <ul className={css['entries']}>
      {entries.map(({ path, label, Icon }) => (
        <li key={path}>
          <Link className={css['entry']} href={path} aria-current={currentOf(path, pathname)}>
            <Icon size={20} strokeWidth={1.5} aria-hidden />
            {label}
          </Link>
        </li>
      ))}
      <li>
        <button type="button" className={css['entry']} onClick={onLeave}>
          <LogOut size={20} strokeWidth={1.5} aria-hidden />
          {text.signOut}
        </button>
      </li>
    </ul>
  );
}

/** The pages of the account and the way out: beside the page where there is room, else folded above it (account-01). */
function DefaultAccountMenu() {
  const { leaving, goAway } = useLeave();
  const { pathname } = useLocation();
  return (
    <>
      <nav className={css['beside']} aria-label={text.menu}>
        <Entries onLeave={goAway} />
      </nav>
      {/* Another page begins with it folded. */}
      <details key={pathname} className={css['above']}>
        <summary className={css['summary']}>
          {text.menu}
          <ChevronDown size={20} strokeWidth={1.5} aria-hidden />
        </summary>
        <nav aria-label={text.menu}>
          <Entries onLeave={goAway} />
        </nav>
      </details>
      {leaving && <Overlay />}
    </>
  );
}

declare module '../../../context/shop.ts' {
  interface Regions {
    /** The menu beside the pages of the account. */
    AccountMenu: object;
  }
}

export const AccountMenu = region('AccountMenu', DefaultAccountMenu);
