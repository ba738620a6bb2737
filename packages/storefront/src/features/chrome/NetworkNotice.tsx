import * as text from '@shop/messages/chrome';
import { appSlice, useAppSelector } from '@shop/state';
import { Notice } from '@shop/ui';
import css from './NetworkNotice.module.css';

/** Says that the device is offline or an answer takes long, while that is so. */
export function NetworkNotice() {
  const offline = useAppSelector(appSlice.selectors.selectShowsOffline);
  const slow = useAppSelector(appSlice.selectors.selectIsWorking);
  return (
    <div className={css['state']}>
      <Notice tone={offline ? 'warning' : 'info'}>{offline ? text.offline : slow && text.slow}</Notice>
    </div>
  );
}
