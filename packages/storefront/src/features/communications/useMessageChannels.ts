import { addToast, useAppDispatch } from '@shop/state';
import { useState } from 'react';
import { useQuery } from 'urql';
import { useCommerce } from '../../context/CommerceContext.ts';
import { useFeature } from '../../context/features.ts';
import { isLostAnswer } from '../shared/account/lostAnswer.ts';
import { useLastKnown } from '../shared/useLastKnown.ts';
import { useReturnToTab } from '../shared/useReturnToTab.ts';
import { MessageChannelsQuery, SetMessageChannels } from './communicationsQueries.ts';
import { type MessageChoice, messageChoices } from './messageChoices.ts';
import { useAccepted } from './useAccepted.ts';
import { whyNotSaved } from './whyNotSaved.ts';

/**
 * What a customer has chosen to be told by SMS and WhatsApp. Each choice shows at once, and is taken back where it is
 * not saved (account-12).
 */
export function useMessageChannels() {
  const { client } = useCommerce();
  const dispatch = useAppDispatch();
  const isThere = useFeature('message-channels');
  const [{ data, error, fetching, stale }, again] = useQuery({
    query: MessageChannelsQuery,
    requestPolicy: 'cache-and-network',
    pause: !isThere,
  });
  const refresh = () => {
    if (isThere) again({ requestPolicy: 'network-only' });
  };
  useReturnToTab(refresh);
  const [channels, accept] = useAccepted(useLastKnown(data?.customer?.message_channels));
  const [wishes, setWishes] = useState<Partial<Record<MessageChoice, boolean>>>({});
  return {
    isThere,
    channels: channels && { ...channels, ...wishes },
    busy: new Set(Object.keys(wishes)),
    // Also where the answer is of no customer.
    failed: !channels && (error !== undefined || (data !== undefined && !fetching && !stale)),
    refresh,
    choose: async (choice: MessageChoice, isWanted: boolean) => {
      if (wishes[choice] !== undefined) return;
      setWishes(known => ({ ...known, [choice]: isWanted }));
      const readBack = async () =>
        (await client.query(MessageChannelsQuery, {}, { requestPolicy: 'network-only' })).customer?.message_channels;
      let wrong: unknown;
      try {
        const answer = await client.mutate(
          SetMessageChannels,
          { input: { [choice]: isWanted } },
          { isRepeatable: true },
        );
        if (answer.setMessageChannels?.[choice] !== isWanted) throw new Error('The choice was not kept.');
        accept(answer.setMessageChannels);
        await readBack().catch(() => undefined);
      } catch (reason) {
        // A lost answer is settled by looking (account-03).
        const now = isLostAnswer(reason) ? await readBack().catch(() => undefined) : undefined;
        if (now?.[choice] !== isWanted) wrong = reason;
      }
      dispatch(
        addToast(
          wrong === undefined
            ? { type: 'success', message: messageChoices[choice][isWanted ? 'on' : 'off'], dismissable: true }
            : { type: 'error', message: whyNotSaved(wrong), dismissable: true },
        ),
      );
      refresh();
      setWishes(known => Object.fromEntries(Object.entries(known).filter(([each]) => each !== choice)));
    },
  };
}
