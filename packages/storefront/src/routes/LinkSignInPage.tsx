import * as text from '@shop/messages/signInWays';
import { Button } from '@shop/ui';
import { Link2Off } from 'lucide-react';
import { data as routeData, useSearchParams, type LoaderFunctionArgs } from 'react-router';
import { loaderContext } from '../context/loaderContext.ts';
import { Entrance } from '../features/account/Entrance.tsx';
import { OpenLink } from '../features/account/OpenLink.tsx';
import { useWayBack } from '../features/account/useWayBack.ts';
import { EmptyState } from '../features/shared/EmptyState.tsx';
import { PageTitle } from '../features/shared/PageTitle.tsx';
import { safePath } from '../features/shared/safePath.ts';
import { useHandedOver } from '../features/shared/useHandedOver.ts';

const handedOver = ['token'] as const;

/** A back end that mails no such links has no such page. */
export function loader(args: LoaderFunctionArgs) {
  if (!loaderContext(args).has('sign-in-link')) throw routeData(null, { status: 404 });
  return null;
}

/** Where the mail leads whose link signs in (session-16). */
export function Component() {
  const [params] = useSearchParams();
  const link = useHandedOver(handedOver);
  const from = safePath(params.get('from'));
  const newLink = from === '/' ? '/sign-in?way=link' : `/sign-in?way=link&from=${encodeURIComponent(from)}`;
  useWayBack(from);
  return (
    <Entrance>
      <PageTitle page={text.linkTitle} />
      {link?.token !== undefined ? (
        <OpenLink token={link.token} newLinkHref={newLink} />
      ) : (
        link && (
          <EmptyState
            picture={<Link2Off size={48} strokeWidth={1.25} />}
            level={1}
            title={text.linkBroken}
            action={<Button href={newLink}>{text.newLink}</Button>}
          >
            {text.linkBrokenHelp}
          </EmptyState>
        )
      )}
    </Entrance>
  );
}
