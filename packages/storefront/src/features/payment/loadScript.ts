const loading = new Map<string, Promise<void>>();

/**
 * Brings a gateway's script into the page, once. One that failed to load can be tried again.
 *
 * @throws Error when it cannot be loaded.
 */
export function loadScript(src: string): Promise<void> {
  const known = loading.get(src);
  if (known) return known;
  const script = document.createElement('script');
  const promise = new Promise<void>((resolve, reject) => {
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => reject(new Error(`loadScript: ${src} did not load.`)));
  }).catch((error: unknown) => {
    loading.delete(src);
    script.remove();
    throw error;
  });
  loading.set(src, promise);
  script.src = src;
  script.async = true;
  document.head.append(script);
  return promise;
}
