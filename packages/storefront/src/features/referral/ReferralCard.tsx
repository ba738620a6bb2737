import * as text from '@shop/messages/referral';
import { useAppDispatch } from '@shop/state';
import { Button, Card, formatNumber, Link } from '@shop/ui';
import { Send } from 'lucide-react';
import { region } from '../../context/region.tsx';
import { share } from '../shared/share.ts';
import css from './Referral.module.css';

export interface ReferralCardProps {
  /** The shop, as shoppers read it. */
  shop: string;
  /** Which a friend types, or the link brings. */
  code: string;
  /** Address that friends open. */
  shareUrl: string;
  /** Friends who came. */
  invited: number;
  /** Coins. */
  earned: number;
  /** What this shop calls its coins. */
  coinName: string;
}

/** A customer's code and link, ways to pass the link on, and what came of it (referral-01). */
function DefaultReferralCard({ shop, code, shareUrl, invited, earned, coinName }: ReferralCardProps) {
  const dispatch = useAppDispatch();
  const words = `${text.invitation(shop)} ${shareUrl}`;
  return (
    <Card className={css['card']}>
      <p>{text.lead(shop)}</p>
      <dl className={css['code']}>
        <dt>{text.yourCode}</dt>
        <dd>{code}</dd>
      </dl>
      <div className={css['ways']}>
        <Button
          icon={<Send size={20} strokeWidth={1.5} aria-hidden />}
          onClick={() =>
            void dispatch(
              share(
                { title: text.invitation(shop), url: shareUrl },
                { copied: text.copied, notCopied: text.notCopied },
              ),
            )
          }
        >
          {text.shareLink}
        </Button>
        <Link href={`https://wa.me/?text=${encodeURIComponent(words)}`} newTab>
          {text.byMessage}
        </Link>
        <Link href={`mailto:?subject=${encodeURIComponent(text.invitation(shop))}&body=${encodeURIComponent(words)}`}>
          {text.byMail}
        </Link>
      </div>
      <dl className={css['sums']}>
        <div>
          <dt>{text.invited}</dt>
          <dd>{formatNumber(invited)}</dd>
        </div>
        <div>
          <dt>{text.earned(coinName)}</dt>
          <dd>{formatNumber(earned)}</dd>
        </div>
      </dl>
    </Card>
  );
}

declare module '../../context/shop.ts' {
  interface Regions {
    /** How a customer invites friends, and what came of it. */
    ReferralCard: ReferralCardProps;
  }
}

export const ReferralCard = region('ReferralCard', DefaultReferralCard);
