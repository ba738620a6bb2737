import { notRegistered, workerPatience } from './startWorker.ts';

/**
 * Has the worker fetch pictures that come next, where the connection allows it (offline-07).
 *
 * @param urls their addresses, as the page will ask for them.
 * @throws Error "SW Not Registered" where no worker serves this page, what failed, or that there was no answer in 10 s.
 */
export async function prefetchImages(urls: readonly string[]): Promise<void> {
  const worker = (navigator as Partial<Navigator>).serviceWorker?.controller;
  if (!worker) throw notRegistered();
  const { port1, port2 } = new MessageChannel();
  let timer: ReturnType<typeof setTimeout> | undefined;
  try {
    await new Promise<void>((resolve, reject) => {
      timer = setTimeout(() => reject(new Error('The worker did not answer in time.')), workerPatience);
      port1.addEventListener('message', ({ data }: MessageEvent<{ status: string; message?: string }>) => {
        if (data.status === 'done') resolve();
        else reject(new Error(data.message));
      });
      port1.start();
      worker.postMessage({ type: 'PREFETCH_IMAGES', payload: { urls } }, [port2]);
    });
  } finally {
    clearTimeout(timer);
    // An open port would keep the page out of the back/forward cache.
    port1.close();
  }
}
