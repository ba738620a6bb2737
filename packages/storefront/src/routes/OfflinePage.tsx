import { title } from '@shop/messages/offline';
import { isPayingPath } from '@shop/variant';
import { useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useShop } from '../context/ShopContext.ts';
import { Offline } from '../features/offline/Offline.tsx';
import { PageTitle } from '../features/shared/PageTitle.tsx';
import { safePath } from '../features/shared/safePath.ts';
import { useShell } from '../features/shared/useShell.ts';
import { readKeptPages, type KeptPage } from '../features/shared/worker/keptPages.ts';

/** How long the shop waits before it looks again, ms: many a device believes to be online whose network leads nowhere. */
const lookAgainAfter = 10_000;

/** Pages that are offered meanwhile. */
const most = 8;

/**
 * What the worker shows in place of a document that it can neither fetch nor remember; `?to=` says which. The page goes on there
 * by itself: at once where this browser keeps what it is drawn from, else as soon as there is a network (offline-03).
 */
export function Component() {
  const navigate = useNavigate();
  const { storeCode } = useShop();
  const { storeName } = useShell();
  const [search] = useSearchParams();
  const to = safePath(search.get('to'), '');
  const [pages, setPages] = useState<KeptPage[]>([]);
  // The document is the same wherever somebody wanted to go.
  const [isWaiting, setIsWaiting] = useState(false);

  useEffect(() => {
    readKeptPages({ code: storeCode, name: storeName }, most).then(setPages, () => undefined);
  }, [storeCode, storeName]);

  useEffect(() => {
    if (to === '') return undefined;
    setIsWaiting(true);
    // What pays is a document of its own, and another store view is the server's to give: they come from the network alone.
    if (!isPayingPath(to) && !/[?&]___store=/.test(to)) {
      void navigate(to, { replace: true });
      return undefined;
    }
    const look = () =>
      void fetch(to, { method: 'HEAD', cache: 'no-store' }).then(
        () => location.replace(to),
        () => undefined,
      );
    look();
    const timer = setInterval(look, lookAgainAfter);
    addEventListener('online', look);
    return () => {
      clearInterval(timer);
      removeEventListener('online', look);
    };
  }, [to, navigate]);

  return (
    <>
      <PageTitle page={title} />
      <Offline isWaiting={isWaiting} pages={pages} onRetry={() => location.assign(to || '/')} />
    </>
  );
}
