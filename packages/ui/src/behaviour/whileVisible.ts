/** Tells when an element comes into sight and when it leaves; where the browser cannot tell, it is in sight. */
export function whileVisible(element: Element, tell: (visible: boolean) => void): () => void {
  if (typeof IntersectionObserver === 'undefined') {
    tell(true);
    return () => {};
  }
  const observer = new IntersectionObserver(entries => tell(entries.at(-1)?.isIntersecting ?? false));
  observer.observe(element);
  return () => observer.disconnect();
}
