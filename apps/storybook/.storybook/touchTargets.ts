const controls =
  'a[href], button, input:not([type="hidden"]), select, textarea, summary, [role="button"], [role="tab"], [role="option"]';

/** The least side of what is pressed, px, in the theme that is worn (look-24): of a field what its frame leaves. */
function leastSides() {
  const style = getComputedStyle(document.documentElement);
  const px = (token: string) => Number.parseFloat(style.getPropertyValue(token));
  const touch = px('--touch');
  return { field: touch - 2 * Math.max(px('--border'), 1), other: touch - 2 };
}

/** Where a press reaches a control: the label around it, or the tile that a link is spread over. */
function pressed(control: Element): Element {
  const over = getComputedStyle(control, '::after');
  const isSpread = control instanceof HTMLElement && over.position === 'absolute' && over.content !== 'none';
  return control.closest('label') ?? (isSpread ? control.offsetParent : null) ?? control;
}

/** A link in the middle of a sentence is as tall as its line (WCAG 2.2, 2.5.5: inline). */
const isInText = (control: Element) => control.matches('a') && getComputedStyle(control).display === 'inline';

/**
 * Links of the footer and of a menu's panel: closer together for a mouse on a wide screen, as the browser of these
 * tests has one; their sheets ask for `hover`.
 */
const isForMice = (control: Element) =>
  innerWidth >= 768 && control.matches('footer li > a, footer p > a, nav div[id] a');

/**
 * Dots stand in one row on a phone, and what they do can be done by a swipe: 24 px wide is enough (WCAG 2.2, 2.5.8).
 */
const isDot = (control: Element) => control.matches('[aria-roledescription] [aria-current]');

/** One line for each control in sight below a node that is smaller than a fingertip, with its size in px. */
export function smallTargets(root: ParentNode): string[] {
  const sides = leastSides();
  return [...root.querySelectorAll(controls)]
    .filter(
      control =>
        control.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
        !isInText(control) &&
        !isForMice(control),
    )
    .flatMap(control => {
      const { width, height } = pressed(control).getBoundingClientRect();
      const least = control.matches('input, select, textarea') ? sides.field : sides.other;
      const isLargeEnough = Math.round(width) >= (isDot(control) ? 24 : least) && Math.round(height) >= least;
      if (width === 0 || height === 0 || isLargeEnough) return [];
      return [`${Math.round(width)} × ${Math.round(height)}: ${control.outerHTML.slice(0, 120)}`];
    });
}
