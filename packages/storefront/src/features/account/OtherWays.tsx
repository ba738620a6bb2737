import * as text from '@shop/messages/signInWays';
import { Button } from '@shop/ui';
import { KeyRound, Mail, Smartphone } from 'lucide-react';
import css from './Account.module.css';

/** How one signs in on /sign-in. */
export type Way = 'password' | 'code' | 'link';

export interface OtherWaysProps {
  /** Where each way is that can be taken here; that of the form above is absent. */
  hrefs: Partial<Record<Way, string>>;
}

const ways = [
  { way: 'password', label: text.byPassword, Icon: KeyRound },
  { way: 'code', label: text.byCode, Icon: Smartphone },
  { way: 'link', label: text.byLink, Icon: Mail },
] as const;

/** The other ways to sign in, below the form of one: links, so that they work before the page listens. */
export function OtherWays({ hrefs }: OtherWaysProps) {
  const offered = ways.filter(({ way }) => hrefs[way] !== undefined);
  if (offered.length === 0) return null;
  return (
    <div className={css['ways']}>
      <p className={css['or']}>{text.or}</p>
      {offered.map(({ way, label, Icon }) => (
        <Button
          key={way}
          kind="secondary"
          wide
          href={hrefs[way]}
          icon={<Icon size={20} strokeWidth={1.5} aria-hidden />}
        >
          {label}
        </Button>
      ))}
    </div>
  );
}
