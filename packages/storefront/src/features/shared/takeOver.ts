import { flushSync } from 'react-dom';

const controls = 'a, button, input, summary';

/** Sets a value so that React hears of it. */
function type(input: HTMLInputElement, value: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value);
  for (const name of ['input', 'change']) input.dispatchEvent(new Event(name, { bubbles: true }));
}

/**
 * Puts a part's own elements in the place of the same ones as the server wrote them. What a shopper has changed in those
 * goes along: the focus, boxes, texts and amounts, groups that were opened, and a button that was pressed.
 */
export async function takeOver(place: HTMLElement, pressed: Element | undefined, show: () => void): Promise<void> {
  // What is held would be torn out of the hand.
  if (place.querySelector('input:active'))
    await new Promise(release => {
      for (const name of ['pointerup', 'pointercancel']) addEventListener(name, release, { once: true });
    });
  const all = () => [...place.querySelectorAll<HTMLElement>(controls)];
  const served = all();
  const groups = [...place.querySelectorAll('details')].map(({ open }) => open);
  const focused = served.findIndex(control => control === document.activeElement);
  const button = served.findIndex(control => control === pressed);
  flushSync(show);
  const own = all();
  if (own.length !== served.length) return;
  for (const [at, group] of place.querySelectorAll('details').entries()) group.open = groups[at] ?? group.open;
  for (const [at, control] of own.entries()) {
    const before = served[at];
    if (!(control instanceof HTMLInputElement && before instanceof HTMLInputElement)) continue;
    if (control.type === 'checkbox' || control.type === 'radio') {
      // What bears a name is read by its form alone; the rest belongs to React.
      if (control.name) control.checked = before.checked;
      else if (control.checked !== before.checked) control.click();
    } else if (before.value !== before.defaultValue) type(control, before.value);
  }
  own[focused]?.focus({ preventScroll: true });
  own[button]?.click();
}
