import { useAppSelector, userSlice } from '@shop/state';
import { useFeature } from '../../context/features.ts';
import { late } from '../shared/late.tsx';
import css from './BellPlace.module.css';

const Bell = late(async () => (await import('./Bell.tsx')).Bell);

/** The place of the bell, kept for who is signed in (notifications-01). Nothing where the back end tells nothing. */
export function BellPlace() {
  const hasNotifications = useFeature('notifications');
  const signedIn = useAppSelector(userSlice.selectors.selectIsSignedIn);
  return (
    hasNotifications && (
      <span className={css['place']} data-taken={signedIn || undefined}>
        {signedIn && <Bell />}
      </span>
    )
  );
}
