/** This browser's subscription, which its maker's service ends as the shopper does; null where there is none. */
async function currentSubscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration('/');
  return (await registration?.pushManager.getSubscription()) ?? null;
}

export const isSubscribed = async (): Promise<boolean> => (await currentSubscription()) !== null;

/** Ends this browser's subscription, so that nothing that is sent to its tokens arrives. */
export const endSubscription = async (): Promise<void> => void (await (await currentSubscription())?.unsubscribe());
