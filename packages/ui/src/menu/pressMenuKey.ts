import type { KeyboardEvent } from 'react';

/**
 * Keys of one entry of the menu bar (frame-09; the ARIA pattern "disclosure navigation"): Down and Space open, Down
 * again goes in, Up and Down move within, Up and Escape close, Left, Right, Home and End go along the bar as it is read. Tab is the
 * browser's own, and so is what is pressed with Alt or the Command key, as the way back; leaving an entry closes it.
 *
 * @param event A key pressed within the entry; its top is what bears `data-top`. What bears `data-menu-bar` around it holds
 *   all entries of its bar; it may stand alone.
 * @param isOpen Whether what is below the top is shown.
 * @param toggle Opens or closes it.
 */
export function pressMenuKey(
  event: KeyboardEvent<HTMLElement>,
  isOpen: boolean,
  toggle: (isOpen: boolean) => void,
): void {
  if (event.altKey || event.metaKey) return;
  const { currentTarget: entry, target, key } = event;
  const top = entry.querySelector<HTMLElement>('[data-top]');
  const tops = [...(entry.closest('[data-menu-bar]') ?? entry).querySelectorAll<HTMLElement>('[data-top]')];
  const links = [...entry.querySelectorAll<HTMLElement>('a:not([data-top])')];
  const onTop = target === top;
  const isFromRight = getComputedStyle(entry).direction === 'rtl';
  const go = (to: HTMLElement | null | undefined) => {
    event.preventDefault();
    to?.focus();
  };
  if (key === 'Escape') {
    go(top);
    toggle(false);
  } else if (key === 'ArrowDown' && (isOpen || !onTop)) go(links[links.indexOf(target as HTMLElement) + 1]);
  else if (key === 'ArrowUp' && !onTop) go(links[links.indexOf(target as HTMLElement) - 1] ?? top);
  else if (!onTop) return;
  else if (key === 'ArrowDown' || key === 'ArrowUp' || (key === ' ' && top.tagName === 'A')) {
    go(top);
    toggle(key !== 'ArrowUp');
  } else if (key === 'Tab' && event.shiftKey) toggle(false);
  else if (key === 'ArrowLeft' || key === 'ArrowRight')
    go(tops.at((tops.indexOf(target as HTMLElement) + ((key === 'ArrowLeft') === isFromRight ? 1 : -1)) % tops.length));
  else if (key === 'Home') go(tops[0]);
  else if (key === 'End') go(tops.at(-1));
}
