import type { Page } from '@playwright/test';

/** A rectangle of the page, px. */
interface Box {
  name: string;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

interface Measures {
  help: Box | undefined;
  /** The part of the window that neither header nor bars cover, px from its top. */
  free: { top: number; bottom: number };
  /** How far the page scrolls. */
  end: number;
  /** What scrolls, from the top of the page: each control and each line of text. */
  moving: Box[];
  /** What keeps its place in the window, at the top and at the end of the page. */
  still: Box[];
}

/** Measures what can be pressed or read on the page that is shown. */
const measure = (page: Page): Promise<Measures> =>
  page.evaluate(() => {
    // Rows that nobody has seen yet are laid out.
    document.documentElement.dataset['whole'] = '';
    const link = document.querySelector('a[href^="https://wa.me/"]');
    const boxOf = ({ left, right, top, bottom }: DOMRect, name: string) => ({ name, left, right, top, bottom });
    const named = (element: Element) =>
      `${element.tagName.toLowerCase()} "${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().replaceAll(/\s+/g, ' ').slice(0, 60)}"`;
    const isShown = (element: Element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      !element.closest('[inert], dialog, [aria-hidden="true"]') &&
      link?.contains(element) !== true;
    const isStill = (element: Element) => {
      for (let part: Element | null = element; part; part = part.parentElement)
        if (['fixed', 'sticky'].includes(getComputedStyle(part).position)) return true;
      return false;
    };
    /** What a box that scrolls sideways, or hides what is over, shows of it. */
    const clip = (
      box: { name: string; left: number; right: number; top: number; bottom: number },
      element: Element,
    ) => {
      for (let part = element.parentElement; part; part = part.parentElement) {
        if (getComputedStyle(part).overflowX === 'visible') continue;
        const { left, right } = part.getBoundingClientRect();
        box.left = Math.max(box.left, left);
        box.right = Math.min(box.right, right);
      }
      return box;
    };
    const collect = (still: boolean) => {
      const boxes: ReturnType<typeof boxOf>[] = [];
      for (const control of document.querySelectorAll(
        'a[href], button, input:not([type="hidden"]), select, textarea, summary, [tabindex="0"]',
      )) {
        // What holds others, or is as tall as a page, is not pressed as one: its parts are.
        if (isShown(control) && isStill(control) === still && !control.matches('ul, ol, [role="group"]'))
          boxes.push(clip(boxOf(control.getBoundingClientRect(), named(control)), control));
      }
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const range = document.createRange();
      while (texts.nextNode()) {
        const { currentNode: text } = texts;
        const element = text.parentElement;
        if (!element || text.textContent?.trim() === '' || !isShown(element) || isStill(element) !== still) continue;
        range.selectNodeContents(text);
        for (const line of range.getClientRects())
          if (line.width > 1 && line.height > 1) boxes.push(clip(boxOf(line, `the line ${named(element)}`), element));
      }
      return boxes.filter(
        ({ left, right, top, bottom }) => right - left > 1 && bottom - top > 1 && right > 0 && left < innerWidth,
      );
    };
    const end = document.documentElement.scrollHeight - innerHeight;
    scrollTo({ top: 0, behavior: 'instant' });
    const moving = collect(false);
    const still = collect(true);
    scrollTo({ top: end, behavior: 'instant' });
    still.push(...collect(true));
    const bars = [...document.querySelectorAll('body *')]
      .filter(
        element =>
          isShown(element) && element !== link && ['fixed', 'sticky'].includes(getComputedStyle(element).position),
      )
      .map(element => element.getBoundingClientRect())
      .filter(({ width }) => width >= innerWidth - 2);
    const free = {
      top: Math.max(0, ...bars.filter(({ top }) => top <= 0).map(({ bottom }) => bottom)),
      bottom: Math.min(innerHeight, ...bars.filter(({ bottom }) => bottom >= innerHeight - 1).map(({ top }) => top)),
    };
    return { help: link ? boxOf(link.getBoundingClientRect(), 'help') : undefined, free, end, moving, still };
  });

const overlap = (one: Box, other: Box) =>
  one.left < other.right - 1 && one.right > other.left + 1 && one.top < other.bottom - 1 && one.bottom > other.top + 1;

/** Whether the page can be scrolled so that a box is in sight as a whole, and clear of the help button. */
function canBeFreed(box: Box, help: Box, { free, end }: Measures): boolean {
  const isBeside = box.left >= help.right - 1 || box.right <= help.left + 1;
  const height = box.bottom - box.top;
  const places: [number, number][] = isBeside
    ? [[free.top, free.bottom]]
    : [
        [free.top, help.top],
        [help.bottom, free.bottom],
      ];
  return places.some(([top, bottom]) => {
    // The page is scrolled by at least so much that the box ends above the place's end, and at most until it leaves it
    // at the top.
    const least = Math.max(0, box.bottom - bottom);
    const most = Math.min(end, box.top - top);
    // At the very top of a page it stands where it stands; what is taller than the place passes through it.
    return height > bottom - top
      ? bottom - top > 40
      : least <= most + 1 || (box.top >= top - 1 && box.bottom <= bottom + 1);
  });
}

/**
 * What the floating way to help lies upon and cannot be brought out from under it, named; what keeps its place may not
 * lie under it at all.
 */
export async function hiddenByHelp(page: Page): Promise<string[]> {
  const measures = await measure(page);
  const { help, moving, still } = measures;
  if (!help) throw new Error('The page has no way to help.');
  return [
    ...new Set([
      ...moving.filter(box => !canBeFreed(box, help, measures)).map(({ name }) => name),
      ...still.filter(box => overlap(box, help)).map(({ name }) => `${name}, which keeps its place`),
    ]),
  ];
}

/** Controls that the way to help lies upon at some place to which the page can be scrolled, named; none where it is not there. */
export const coveredByHelp = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const link = document.querySelector('aside > a[href^="https://wa.me/"]');
    const covered = new Set<string>();
    if (!link) return [];
    const end = document.documentElement.scrollHeight - innerHeight;
    for (let top = 0; top <= end; top += 20) {
      scrollTo({ top, behavior: 'instant' });
      const help = link.getBoundingClientRect();
      for (const control of document.querySelectorAll('a[href], button, input:not([type="hidden"]), select, summary')) {
        const box = control.getBoundingClientRect();
        const left = Math.max(box.left, help.left);
        const right = Math.min(box.right, help.right);
        const upper = Math.max(box.top, help.top);
        const lower = Math.min(box.bottom, help.bottom);
        if (control === link || right - left < 1 || lower - upper < 1) continue;
        // Where it stands in the page it passes below the bars, as all does.
        const above = document.elementFromPoint((left + right) / 2, (upper + lower) / 2);
        if (link.contains(above)) covered.add((control.getAttribute('aria-label') ?? control.textContent ?? '').trim());
      }
    }
    scrollTo({ top: 0, behavior: 'instant' });
    return [...covered];
  });
