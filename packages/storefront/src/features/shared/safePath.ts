/**
 * Where to go after sign-in: a path of this shop only. Anything that could lead to another origin becomes the fallback
 * (session-10).
 */
export function safePath(wanted: string | null | undefined, fallback = '/'): string {
  if (!wanted || !/^\/(?![/\\])/.test(wanted)) return fallback;
  const base = 'http://shop.invalid';
  if (!URL.canParse(wanted, base)) return fallback;
  const url = new URL(wanted, base);
  return url.origin === base && !url.pathname.startsWith('//') ? url.pathname + url.search + url.hash : fallback;
}
