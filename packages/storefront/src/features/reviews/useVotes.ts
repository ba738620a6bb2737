import * as text from '@shop/messages/reviews';
import { addToast, useAppDispatch } from '@shop/state';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useCommerce } from '../../context/CommerceContext.ts';
import { castVote, readVotes, sendVotes, shownCount, type ReviewVotes } from './reviewVotes.ts';

/** Random, and another for each review: who keeps votes learns of no visitor what else helped them. */
const drawVoter = () =>
  [...crypto.getRandomValues(new Uint8Array(16))].map(byte => byte.toString(16).padStart(2, '0')).join('');

/**
 * Which reviews helped, as this browser says: shown at once, sent one after the other, and again when there is a network
 * (reviews-03).
 */
export function useVotes() {
  const { client } = useCommerce();
  const dispatch = useAppDispatch();
  const [votes, setVotes] = useState<ReviewVotes>({});
  const queue = useRef(Promise.resolve());
  const send = useCallback(() => {
    queue.current = queue.current.then(async () => {
      const isRefused = await dispatch(sendVotes(client));
      setVotes(dispatch(readVotes()));
      if (isRefused) dispatch(addToast({ type: 'error', message: text.notVoted, dismissable: true }));
    });
  }, [client, dispatch]);
  useEffect(() => {
    setVotes(dispatch(readVotes()));
    send();
    addEventListener('online', send);
    return () => removeEventListener('online', send);
  }, [dispatch, send]);
  return {
    /** Of a review, whose page says that it helped so many. */
    of: (id: string, served: number) => ({
      isHelpful: votes[id]?.isHelpful ?? false,
      count: shownCount(served, votes[id], Date.now()),
    }),
    /** Says that it helped, or takes that back. */
    vote: (id: string, isHelpful: boolean, shown: number) => {
      setVotes(dispatch(castVote(id, isHelpful, shown, drawVoter)));
      send();
    },
  };
}
