import * as text from '@shop/messages/chrome';
import { appSlice, useAppSelector } from '@shop/state';
import { Notice } from '@shop/ui';
import css from './NetworkNotice.module.css';

/** Says that the device is offline or an answer takes long, while that is so. */
export function NetworkNotice() {
  const offline = useAppSelector(appSlice.selectors.selectShowsOffline);
  const slow = useAppSelector(appSlice.selectors.selectIsWorking);
  if (offline)
    return (
      <div className={css['state']}>
        <Notice tone="warning">{text.offline}</Notice>
      </div>
    );
  return (
    slow && (
      <div className={css['state']}>
        <Notice tone="info">{text.slow}</Notice>
      </div>
    )
  );
}
