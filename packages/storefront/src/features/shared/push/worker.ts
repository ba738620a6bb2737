/** Where the server has the worker (packages/server/src/push.ts). */
const address = '/push-worker.js';

/** How long a worker may take to be ready, ms. */
const patience = 10_000;

/** Registers the worker that shows what is pushed, and resolves once it is active. */
export async function startWorker(): Promise<ServiceWorkerRegistration> {
  const registration = await navigator.serviceWorker.register(address);
  if (registration.active) return registration;
  const worker = registration.installing ?? registration.waiting;
  return new Promise((resolve, reject) => {
    const unavailable = () => reject(new Error('SW Not Registered'));
    const timer = setTimeout(unavailable, patience);
    worker?.addEventListener('statechange', () => {
      if (worker.state === 'activated') resolve(registration);
      else if (worker.state !== 'redundant') return;
      else unavailable();
      clearTimeout(timer);
    });
  });
}

/** This browser's subscription, which its maker's service ends as the shopper does; null where there is none. */
async function currentSubscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration('/');
  return (await registration?.pushManager.getSubscription()) ?? null;
}

export const isSubscribed = async (): Promise<boolean> => (await currentSubscription()) !== null;

/** Ends this browser's subscription, so that nothing that is sent to its tokens arrives. */
export const endSubscription = async (): Promise<void> => void (await (await currentSubscription())?.unsubscribe());
