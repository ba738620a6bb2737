import type { ReleaseNotice } from './releaseNotice.ts';

/** After this a shop that is looked at again asks whether there is a newer one, ms. */
const stale = 3_600_000;

/** Has the next version take over, and this page be of it. */
function goOver(worker: ServiceWorker): void {
  // Another tab was first.
  if (worker.state !== 'installed') return location.reload();
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has one origin
  worker.postMessage({ type: 'SKIP_WAITING' });
}

/**
 * Offers the next version of the shop once it is whole on this device (offline-08). Until it is taken, or the last tab of this
 * one is closed, all goes on as it was.
 */
export function offerUpdate(registration: ServiceWorkerRegistration, notice: ReleaseNotice): void {
  const offer = (worker: ServiceWorker) => {
    if (navigator.serviceWorker.controller) notice.offer(() => goOver(worker));
  };
  const watch = (worker: ServiceWorker | null) =>
    worker?.addEventListener('statechange', () => {
      if (worker.state === 'installed') offer(worker);
    });
  if (registration.waiting) offer(registration.waiting);
  // It may have come while the page did.
  watch(registration.installing);
  registration.addEventListener('updatefound', () => watch(registration.installing));
  // By itself the browser may wait until the worker rests.
  registration.update().catch(() => undefined);
  let asked = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.hidden || Date.now() - asked < stale) return;
    asked = Date.now();
    registration.update().catch(() => undefined);
  });
}
