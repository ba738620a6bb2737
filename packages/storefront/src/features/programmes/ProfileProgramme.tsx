import * as text from '@shop/messages/programmes';
import { useQuery } from 'urql';
import { useFeature } from '../../context/features.ts';
import { useShop } from '../../context/ShopContext.ts';
import { AccountCard } from '../shared/account/AccountCard.tsx';
import { MembershipView } from './MembershipView.tsx';
import { programmePaths } from './programmePages.ts';
import { PurchaseProgrammeQuery } from './programmeQueries.ts';

/** On the page of the profile: where and until when its customer is verified. Nothing for who never was (programmes-05). */
export function ProfileProgramme() {
  const { storeCode } = useShop();
  const hasProgrammes = useFeature('programmes');
  const [{ data }] = useQuery({
    query: PurchaseProgrammeQuery,
    requestPolicy: 'cache-and-network',
    pause: !hasProgrammes,
  });
  const membership = data?.customer?.purchase_programme;
  if (!membership) return null;
  return (
    <AccountCard id="programme" title={text.title}>
      <MembershipView
        membership={membership}
        storeCode={storeCode}
        again={{ href: `${programmePaths[membership.programme]}#verify` }}
      />
    </AccountCard>
  );
}
