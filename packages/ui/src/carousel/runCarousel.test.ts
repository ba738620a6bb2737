import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { runCarousel } from './runCarousel.ts';

const options = { autoplay: true, autoplaySpeed: 4000, fade: true, infinite: true, arrows: true, dots: true };

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function carousel(changes: Partial<typeof options> = {}) {
  const root = document.createElement('div');
  root.innerHTML =
    '<ul data-track><li>0</li><li>1</li><li>2</li></ul><button data-step="-1"></button><button data-step="1"></button><button data-pause hidden></button><p data-said></p>';
  document.body.replaceChildren(root);
  const stop = runCarousel(root, { ...options, ...changes });
  const button = (selector: string) => root.querySelector<HTMLElement>(selector) as HTMLElement;
  return { root, stop, button, shown: () => root.querySelector('[data-shown]')?.textContent };
}

/** Has everything out of sight, until the function that it gives is called. */
function standOutOfSight(): () => void {
  let tell: (entries: { isIntersecting: boolean }[]) => void = () => {};
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: typeof tell) {
        tell = callback;
      }
      observe() {}
      disconnect() {}
    },
  );
  return () => tell([{ isIntersecting: true }]);
}

it('shows the next slide when its time has come, and the first after the last', () => {
  const { shown } = carousel();
  vi.advanceTimersByTime(3999);
  expect(shown()).toBe('0');
  vi.advanceTimersByTime(1);
  expect(shown()).toBe('1');
  vi.advanceTimersByTime(8000);
  expect(shown()).toBe('0');
});

it('stays on the last slide where it does not go round', () => {
  const { shown, button } = carousel({ infinite: false });
  vi.advanceTimersByTime(40_000);
  expect(shown()).toBe('2');
  expect(button('[data-step="1"]').getAttribute('aria-disabled')).toBe('true');
});

it('rests under the pointer, and stops for good once it is paused', () => {
  const { root, shown, button } = carousel();
  root.dispatchEvent(new Event('pointerenter'));
  vi.advanceTimersByTime(20_000);
  expect(shown()).toBe('0');
  root.dispatchEvent(new Event('pointerleave'));
  vi.advanceTimersByTime(4000);
  expect(shown()).toBe('1');
  button('[data-pause]').click();
  vi.advanceTimersByTime(20_000);
  expect(shown()).toBe('1');
  expect(button('[data-pause]').getAttribute('aria-pressed')).toBe('true');
});

it('rests under the focus, also once a pointer has passed over it', () => {
  const { root, shown, button } = carousel();
  button('[data-step="1"]').focus();
  root.dispatchEvent(new Event('pointerenter'));
  root.dispatchEvent(new Event('pointerleave'));
  vi.advanceTimersByTime(20_000);
  expect(shown()).toBe('0');
  root.dispatchEvent(new Event('pointerenter'));
  button('[data-step="1"]').blur();
  vi.advanceTimersByTime(20_000);
  expect(shown()).toBe('0');
  root.dispatchEvent(new Event('pointerleave'));
  vi.advanceTimersByTime(4000);
  expect(shown()).toBe('1');
});

it('reads out what a press brought, and not what came by itself', () => {
  const { root, button } = carousel();
  const said = () => root.querySelector('[data-said]')?.textContent;
  vi.advanceTimersByTime(4000);
  expect(said()).toBe('');
  button('[data-step="1"]').click();
  expect(said()).toBe('Slide 3 of 3: 2');
});

it('does not move by itself for readers who asked for less motion', () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  const { shown } = carousel();
  vi.advanceTimersByTime(20_000);
  expect(shown()).toBe('0');
});

it('moves only while it is in sight, and not at all after its end', () => {
  const comeIntoSight = standOutOfSight();
  const { shown, stop } = carousel();
  vi.advanceTimersByTime(20_000);
  expect(shown()).toBe('0');
  comeIntoSight();
  vi.advanceTimersByTime(4000);
  expect(shown()).toBe('1');
  stop();
  vi.advanceTimersByTime(20_000);
  expect(shown()).toBe('1');
});

it.each([
  ['left', 1],
  ['right', -1],
])('ends where its last items are in sight, read from the %s', (_, onward) => {
  const { root, stop } = carousel();
  stop();
  const track = root.querySelector('ul') as HTMLElement;
  Object.defineProperties(track, { scrollWidth: { value: 300 }, clientWidth: { value: 200 } });
  [...track.children].forEach((item, index) =>
    Object.defineProperty(item, 'offsetLeft', { value: onward * index * 100 }),
  );
  track.scrollTo = vi.fn<(to?: ScrollToOptions | number) => void>();
  runCarousel(root, { ...options, autoplay: false, fade: false, infinite: false });
  const next = root.querySelector<HTMLElement>('[data-step="1"]') as HTMLElement;
  next.click();
  expect(track.scrollTo).toHaveBeenLastCalledWith({ left: onward * 100 });
  expect(next.getAttribute('aria-disabled')).toBe('true');
});

it('asks where its items stand once it is in sight, since the browser must lay them out to tell', () => {
  const comeIntoSight = standOutOfSight();
  const asked = vi.spyOn(HTMLElement.prototype, 'offsetLeft', 'get');
  const { button } = carousel({ autoplay: false, fade: false, infinite: false });
  expect(asked).not.toHaveBeenCalled();
  expect(button('[data-step="-1"]').getAttribute('aria-disabled')).toBe('true');
  comeIntoSight();
  expect(asked).toHaveBeenCalled();
  asked.mockRestore();
});
