/**
 * Has the picture of a tile that is pressed travel to its place on the product's page (frame-21): the link says that there is a
 * transition, the page's own first picture where it ends. No two may travel at once.
 */
export function travelPictures(): void {
  let last: HTMLElement | null | undefined;
  const take = (pressed: Element) => {
    const link = pressed.closest('a[data-with-picture]');
    if (!link) return;
    delete last?.dataset['travels'];
    // Of a product's page its own picture makes way for the next one's.
    last = document.querySelector('[data-travels]') ? undefined : link.closest('article')?.querySelector('img');
    if (last) last.dataset['travels'] = '';
  };
  const look = ({ target }: Event) => void (target instanceof Element && take(target));
  document.addEventListener('click', look, { capture: true, passive: true });
  // The press that had this code fetched: its link has the focus, and its page waits for this code.
  if (document.activeElement) take(document.activeElement);
}
