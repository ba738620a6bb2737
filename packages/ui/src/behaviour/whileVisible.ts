// chunk: behaviour
/**
 * Tells when an element comes into sight and when it leaves; where the browser cannot tell, it is in sight.
 *
 * @param near px around the screen that count as in sight.
 */
export function whileVisible(element: Element, tell: (visible: boolean) => void, near = 0): () => void {
  if (typeof IntersectionObserver === 'undefined') {
    tell(true);
    return () => {};
  }
  const observer = new IntersectionObserver(entries => tell(entries.at(-1)?.isIntersecting ?? false), {
    rootMargin: `${near}px`,
  });
  observer.observe(element);
  return () => observer.disconnect();
}
