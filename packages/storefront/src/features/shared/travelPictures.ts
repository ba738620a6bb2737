/**
 * Has the picture of a tile that is pressed travel to its place on the product's page (frame-21): the link says that there is a
 * transition, the page's own first picture where it ends. No two may travel at once.
 */
export function travelPictures(): void {
  let last: HTMLElement | null | undefined;
  const look = ({ target }: Event) => {
    const link = target instanceof Element && target.closest('a[data-with-picture]');
    if (!link) return;
    delete last?.dataset['travels'];
    // Of a product's page its own picture makes way for the next one's.
    last = document.querySelector('[data-travels]') ? undefined : link.closest('article')?.querySelector('img');
    if (last) last.dataset['travels'] = '';
  };
  document.addEventListener('click', look, { capture: true, passive: true });
}
