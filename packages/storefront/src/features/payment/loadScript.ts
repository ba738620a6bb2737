import { CommerceError } from '@shop/commerce-client';
import { windowNotOpened } from '@shop/messages/payment';

const loading = new Map<string, Promise<void>>();

/**
 * Brings a gateway's script into the page, once. One that failed to load can be tried again.
 *
 * @throws CommerceError when it cannot be loaded, which is the network's fault and no error of the shop.
 */
export function loadScript(src: string): Promise<void> {
  const known = loading.get(src);
  if (known) return known;
  const script = document.createElement('script');
  const promise = new Promise<void>((resolve, reject) => {
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () =>
      reject(new CommerceError({ problem: { kind: 'network', message: windowNotOpened }, extra: src })),
    );
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
