import { leave, useAppDispatch } from '@shop/state';
import { useState } from 'react';
import { leaveDevice } from '../push/leaveDevice.ts';

/** Signs out (session-05). `leaving` is true until the page loads anew: cover it, so that nothing is begun that is lost. */
export function useLeave(): { leaving: boolean; goAway: () => void } {
  const dispatch = useAppDispatch();
  const [leaving, setLeaving] = useState(false);
  return {
    leaving,
    goAway: () => {
      setLeaving(true);
      void dispatch(leaveDevice()).then(() => dispatch(leave()));
    },
  };
}
