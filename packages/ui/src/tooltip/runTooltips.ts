import css from './Tooltip.module.css';

/** How long a pointer rests on a control before it is told what that does, ms. */
const REST_MS = 350;

/** How long it may be on its way from the control to what is said of it, ms. */
const LEAVE_MS = 150;

/** Between a control and what is said of it, and to the edges of the window, px. */
const GAP = 6;

/**
 * The words of a control, taken from its `title`, which the browser would show as well. What has no other name keeps it
 * as one, and what says more than its name says it to a screen reader, too.
 */
function takeWords(control: HTMLElement): string {
  const words = control.title;
  if (words !== '') {
    const name = control.getAttribute('aria-label') ?? control.textContent.trim();
    if (name === '') control.setAttribute('aria-label', words);
    else if (name !== words) control.setAttribute('aria-description', words);
    control.dataset['tip'] = words;
    control.removeAttribute('title');
  }
  return control.dataset['tip'] ?? '';
}

/** Below the control, or above where there is no room, and never outside of the window. */
function place(tip: HTMLElement, control: HTMLElement): void {
  const { clientWidth, clientHeight } = document.documentElement;
  const { left, top, bottom, width } = control.getBoundingClientRect();
  const { offsetWidth, offsetHeight } = tip;
  const middle = left + (width - offsetWidth) / 2;
  const isBelow = bottom + GAP + offsetHeight <= clientHeight;
  tip.style.left = `${Math.max(GAP, Math.min(middle, clientWidth - offsetWidth - GAP))}px`;
  tip.style.top = `${isBelow ? bottom + GAP : Math.max(GAP, top - GAP - offsetHeight)}px`;
}

/**
 * Shows the `title` of a control in the shop's own dress, while a pointer rests on it and while the keyboard is at it,
 * where a browser shows nothing. Escape, a press and scrolling take it away; a pointer may go over it.
 *
 * @returns what ends it.
 */
export function runTooltips(): () => void {
  const tip = document.createElement('div');
  tip.className = css['tip'] ?? '';
  tip.popover = 'manual';
  // Whoever is read to hears the name of the control.
  tip.ariaHidden = 'true';
  let timer: ReturnType<typeof setTimeout> | undefined;
  let shownOf: HTMLElement | undefined;

  const hide = () => {
    clearTimeout(timer);
    shownOf = undefined;
    tip.remove();
  };
  const show = (control: HTMLElement) => {
    hide();
    const words = takeWords(control);
    if (words === '' || !control.isConnected) return;
    shownOf = control;
    tip.textContent = words;
    // What stands outside of an open dialog cannot be pointed at.
    (control.closest('dialog') ?? document.body).append(tip);
    tip.showPopover();
    place(tip, control);
  };
  const controlOf = ({ target }: Event) =>
    target instanceof Element ? (target.closest<HTMLElement>('[title], [data-tip]') ?? undefined) : undefined;

  const onPointerOver = (event: PointerEvent) => {
    if (event.pointerType !== 'mouse') return;
    const control = controlOf(event);
    clearTimeout(timer);
    if (event.target === tip || (control && control === shownOf)) return;
    if (control && control.tagName !== 'IFRAME') {
      takeWords(control);
      timer = setTimeout(show, REST_MS, control);
    } else if (shownOf) timer = setTimeout(hide, LEAVE_MS);
  };
  const onFocusIn = (event: FocusEvent) => {
    const control = controlOf(event);
    if (control && event.target instanceof Element && event.target.matches(':focus-visible')) show(control);
  };
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') hide();
  };
  // Whoever is at a control already gives no further sign. A finger leaves it hovered.
  const resting =
    document.querySelector<HTMLElement>('[title]:focus-visible') ??
    (matchMedia('(hover: hover)').matches ? document.querySelector<HTMLElement>('[title]:hover') : null);
  if (resting) timer = setTimeout(show, REST_MS, resting);
  const end = new AbortController();
  const listening = { signal: end.signal, passive: true, capture: true };
  document.addEventListener('pointerover', onPointerOver, listening);
  document.addEventListener('focusin', onFocusIn, listening);
  document.addEventListener('keydown', onKeyDown, listening);
  for (const sign of ['focusout', 'pointerdown', 'click', 'scroll'] as const)
    document.addEventListener(sign, hide, listening);
  return () => {
    end.abort();
    hide();
  };
}
