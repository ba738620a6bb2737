import { workerPath } from '../../../worker/cacheNames.ts';

/** How long the worker may take to be ready, or to answer, ms. */
export const workerPatience = 10_000;

/** Where there is no worker, or it does not come (offline-07). */
export const notRegistered = () => new Error('SW Not Registered');

/**
 * Registers the worker of the shop, which a browser does once, and resolves when it is active.
 *
 * @throws Error "SW Not Registered" where the browser has none, or it is not ready within 10 s.
 */
export async function startWorker(): Promise<ServiceWorkerRegistration> {
  if (!('serviceWorker' in navigator)) throw notRegistered();
  const registration = await navigator.serviceWorker.register(workerPath);
  if (registration.active) return registration;
  const worker = registration.installing ?? registration.waiting;
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(notRegistered()), workerPatience);
    worker?.addEventListener('statechange', () => {
      if (worker.state === 'activated') resolve(registration);
      else if (worker.state !== 'redundant') return;
      else reject(notRegistered());
      clearTimeout(timer);
    });
  });
}
