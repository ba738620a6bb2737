/**
 * Remembers where the focus is. The function that it gives puts it back there; where that is gone or cannot have it any
 * more, to the heading of the nearest part of the page that is left, or to `main`.
 *
 * @param place What has the focus, where that is not the one of the moment. The body stands for nothing.
 */
export function rememberFocus(place: Element | null = document.activeElement): () => void {
  const around: Element[] = [];
  for (let part = place; part && part !== document.body; part = part.parentElement) around.push(part);
  const [own, ...parts] = around;
  return () => {
    if (own && take(own)) return;
    for (const part of parts)
      if (
        part.isConnected &&
        (take(part.querySelector('h1, h2, h3'), true) || (part.matches('main') && take(part, true)))
      )
        return;
    if (own) take(document.querySelector('main h1') ?? document.querySelector('main'), true);
  };
}

/** Gives an element the focus; `forced` also where Tab does not lead. Says whether it took it. */
function take(element: Element | null, forced = false): boolean {
  if (!(element instanceof HTMLElement)) return false;
  if (forced && element.tabIndex < 0) element.tabIndex = -1;
  element.focus();
  return document.activeElement === element;
}
