import * as text from '@shop/messages/stockNotices';
import { data as routeData, type LoaderFunctionArgs } from 'react-router';
import { loaderContext } from '../context/loaderContext.ts';
import { PageTitle } from '../features/shared/PageTitle.tsx';
import { useHandedOver } from '../features/shared/useHandedOver.ts';
import css from '../features/stockNotices/StockNotice.module.css';
import { StopNotices } from '../features/stockNotices/StopNotices.tsx';

const handedOver = ['code'] as const;

/** A back end that sends no such mails has no such page. */
export function loader(args: LoaderFunctionArgs) {
  if (!loaderContext(args).has('stock-notices')) throw routeData(null, { status: 404 });
  return null;
}

/** Where a mail of stock leads whose reader wants no more of them. */
export function Component() {
  const link = useHandedOver(handedOver);
  return (
    <div className={css['page']}>
      <PageTitle page={text.stopTitle} />
      {link && <StopNotices code={link.code} />}
    </div>
  );
}
