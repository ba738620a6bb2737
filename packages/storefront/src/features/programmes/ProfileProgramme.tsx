import * as text from '@shop/messages/programmes';
import { Card } from '@shop/ui';
import { useQuery } from 'urql';
import { useFeature } from '../../context/features.ts';
import { useShop } from '../../context/ShopContext.ts';
import { MembershipView } from './MembershipView.tsx';
import { programmePaths } from './programmePages.ts';
import { PurchaseProgrammeQuery } from './programmeQueries.ts';
import css from './Programmes.module.css';

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
    <Card as="section" className={css['section']} aria-labelledby="programme">
      <h2 id="programme" className={css['heading']}>
        {text.title}
      </h2>
      <MembershipView
        membership={membership}
        storeCode={storeCode}
        again={{ href: `${programmePaths[membership.programme]}#verify` }}
      />
    </Card>
  );
}
