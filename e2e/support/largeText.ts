import type { Page } from '@playwright/test';

/** Doubles all text of the page that is open, and nothing else, as a reader does who sets a larger font. */
export const doubleText = (page: Page) =>
  page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });

/**
 * What of the page's text cannot be read: cut off by a box around it, hanging out of the control that it names, or
 * beyond the edge of the page. Text that ends in dots by design, can be scrolled to, or is only heard is none of it.
 */
export const unreadableText = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    /**
     * Pixels by which a word may hang over its box's side; what letters need above and below their line, of their size,
     * is no loss.
     */
    const slack = 2;
    const lead = 0.25;
    const controls = 'a, button, label, summary, th, td, dt, dd, dialog, header';
    const found = new Set<string>();
    const page = document.documentElement;
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const own = node.parentElement;
      const words = node.textContent?.trim();
      if (!own || !words || own.closest('[aria-hidden="true"], [inert], script, style, noscript')) continue;
      if (!own.checkVisibility({ opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true }))
        continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const text = range.getBoundingClientRect();
      if (text.width === 0) continue;
      const above = lead * parseFloat(getComputedStyle(own).fontSize);
      let why: string | undefined =
        text.right > page.clientWidth + slack ? 'lies beyond the edge of the page' : undefined;
      for (let around: Element | null = own; around && around !== document.body; around = around.parentElement) {
        const { overflowX, overflowY, webkitLineClamp, textOverflow, clipPath, display } = getComputedStyle(around);
        if (
          webkitLineClamp !== 'none' ||
          textOverflow === 'ellipsis' ||
          clipPath !== 'none' ||
          [overflowX, overflowY].some(each => each === 'auto' || each === 'scroll')
        ) {
          why = undefined;
          break;
        }
        const box = around.getBoundingClientRect();
        const isControl = around.matches(controls) && display !== 'inline' && display !== 'contents';
        const outX = text.left < box.left - slack || text.right > box.right + slack;
        const outY = text.top < box.top - above || text.bottom > box.bottom + above;
        if ((outX && (isControl || overflowX !== 'visible')) || (outY && (isControl || overflowY !== 'visible')))
          why ??= `does not fit into ${around.tagName.toLowerCase()}.${around.className}`;
      }
      if (why) found.add(`"${words.slice(0, 40)}" ${why}`);
    }
    if (page.scrollWidth > page.clientWidth) found.add(`the page is ${page.scrollWidth} px wide`);
    return [...found];
  });
