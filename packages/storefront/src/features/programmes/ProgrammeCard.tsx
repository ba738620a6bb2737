import * as text from '@shop/messages/programmes';
import { useAppSelector, userSlice } from '@shop/state';
import { Button, Card, ErrorView, Notice, Skeleton } from '@shop/ui';
import { useRef, useState } from 'react';
import { useQuery } from 'urql';
import { useShop } from '../../context/ShopContext.ts';
import { useLastKnown } from '../shared/useLastKnown.ts';
import { signInHref } from '../shared/signInHref.ts';
import { useKeptFocus } from '../shared/useKeptFocus.ts';
import { useReturnToTab } from '../shared/useReturnToTab.ts';
import { MembershipView } from './MembershipView.tsx';
import { programmePaths, type ProgrammeName } from './programmePages.ts';
import { PurchaseProgrammeQuery, type Membership } from './programmeQueries.ts';
import css from './Programmes.module.css';
import { Verification } from './Verification.tsx';

interface KnownProgrammeProps {
  programme: ProgrammeName;
  /** E-mail of the account. */
  email: string;
  membership: Membership | null | undefined;
  onVerified: () => void;
}

/** What a customer finds: the way to verify, or where and until when she is verified. */
function KnownProgramme({ programme, email, membership, onVerified }: KnownProgrammeProps) {
  const { storeCode } = useShop();
  const [isAgain, setIsAgain] = useState(false);
  const card = useRef<HTMLDivElement>(null);
  const isOther = membership != null && membership.programme !== programme && membership.status !== 'EXPIRED';
  const isShown = membership != null && membership.programme === programme && !isAgain;
  useKeptFocus(String(isShown), () => card.current?.querySelector<HTMLElement>('h2'));
  return (
    <Card className={css['card']}>
      <div ref={card} className={css['membership']}>
        {isShown ? (
          <>
            <h2>{membership.status === 'EXPIRED' ? text.hasEndedTitle : text.verified}</h2>
            <MembershipView membership={membership} storeCode={storeCode} again={{ onClick: () => setIsAgain(true) }} />
          </>
        ) : (
          <>
            {isOther && <Notice>{text.otherProgramme(membership.institute_name)}</Notice>}
            <Verification
              programme={programme}
              owner={email}
              onVerified={() => {
                setIsAgain(false);
                onVerified();
              }}
            />
            {isAgain && (
              <div>
                <Button kind="secondary" onClick={() => setIsAgain(false)}>
                  {text.keepAsIs}
                </Button>
              </div>
            )}
          </>
        )}
      </div>
    </Card>
  );
}

/** The customer's own, as the back end knows it now. */
function OwnProgramme({ programme }: { programme: ProgrammeName }) {
  const [{ data, error, fetching, stale }, ask] = useQuery({
    query: PurchaseProgrammeQuery,
    requestPolicy: 'cache-and-network',
  });
  const refresh = () => ask({ requestPolicy: 'network-only' });
  useReturnToTab(refresh);
  const customer = useLastKnown(data?.customer);
  if (customer)
    return (
      <KnownProgramme
        programme={programme}
        email={customer.email ?? ''}
        membership={customer.purchase_programme}
        onVerified={refresh}
      />
    );
  if (error || (data && !fetching && !stale)) return <ErrorView message={text.notLoaded} onRetry={refresh} />;
  return <Skeleton width="min(100%, 560px)" height="18rem" />;
}

/**
 * Verifying for a purchase programme, on its landing page (programmes-01). Before it is known who is there, a guest is,
 * who signs in first and comes back.
 */
export function ProgrammeCard({
  programme,
}: {
  /** Students or employees, as the page of the back end is for. */
  programme: ProgrammeName;
}) {
  const signedIn = useAppSelector(userSlice.selectors.selectIsSignedIn);
  if (signedIn) return <OwnProgramme programme={programme} />;
  return (
    <div data-private="customer">
      <Card className={css['card']}>
        <div className={css['guest']}>
          <h2>{text.formTitle[programme]}</h2>
          <p>{text.lead[programme]}</p>
          <p className={css['quiet']}>{text.signInLead}</p>
          <Button href={signInHref(`${programmePaths[programme]}#verify`)}>{text.signInFirst}</Button>
        </div>
      </Card>
    </div>
  );
}
