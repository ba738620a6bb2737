const loading = new Map<string, Promise<void>>();
const failures = new Map<string, number>();

/** From the second attempt on under an address of its own: what came broken may be what the browser keeps. */
function addressOf(src: string): string {
  const failed = failures.get(src) ?? 0;
  const address = new URL(src, location.href);
  if (failed > 0) address.searchParams.set('again', String(failed));
  return address.href;
}

/**
 * Brings a gateway's script into the page, once. One that failed to load, or came and brought nothing (cut off, or a page
 * of somebody between), can be tried again.
 *
 * @param isThere Whether the page has what the script brings.
 * @throws Error when it cannot be loaded.
 */
export function loadScript(src: string, isThere: () => boolean): Promise<void> {
  const known = loading.get(src);
  if (known) return known;
  const script = document.createElement('script');
  const promise = new Promise<void>((resolve, reject) => {
    const fail = () => reject(new Error(`loadScript: ${src} did not load.`));
    script.addEventListener('load', () => (isThere() ? resolve() : fail()));
    script.addEventListener('error', fail);
  }).catch((error: unknown) => {
    loading.delete(src);
    failures.set(src, (failures.get(src) ?? 0) + 1);
    script.remove();
    throw error;
  });
  loading.set(src, promise);
  script.src = addressOf(src);
  script.async = true;
  document.head.append(script);
  return promise;
}
