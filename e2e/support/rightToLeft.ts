import type { Page } from '@playwright/test';

/** Serves each document as a shop of a locale that is written from the right does. */
export async function readFromTheRight(page: Page): Promise<void> {
  await page.route('**/*', async route => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch({ maxRedirects: 0 });
    if (!response.headers()['content-type']?.includes('html')) return route.fulfill({ response });
    const body = await response.text();
    return route.fulfill({ response, body: body.replace(/(<html[^>]*) dir="ltr"/, '$1 dir="rtl"') });
  });
}

/** What was not turned on the page that is open, or lies beyond its edge. */
export const unturned = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    /** The strokes of arrows and chevrons to a side, as the icons of the shop draw them. */
    const sideways = new Set(['m9 18 6-6-6-6', 'm15 18-6-6 6-6', 'm12 19-7-7 7-7', 'm12 5 7 7-7 7']);
    const found: string[] = [];
    const root = document.documentElement;
    if (root.dir !== 'rtl') found.push('the page is not written from the right');
    if (root.scrollWidth > root.clientWidth) found.push(`the page is ${root.scrollWidth} px wide`);
    const isSeen = (element: Element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true });
    const isTurned = (element: Element) => {
      let factor = 1;
      for (let each: Element | null = element; each; each = each.parentElement) {
        const { scale, transform } = getComputedStyle(each);
        if (scale.startsWith('-')) factor *= -1;
        if (new DOMMatrix(transform === 'none' ? '' : transform).a < 0) factor *= -1;
      }
      return factor < 0;
    };
    for (const path of document.querySelectorAll('svg path')) {
      if (!sideways.has(path.getAttribute('d') ?? '') || !isSeen(path) || isTurned(path)) continue;
      const around = path.closest('a, button, li, summary');
      found.push(`the arrow of "${around?.getAttribute('aria-label') ?? around?.textContent}" is not turned`);
    }
    const placeOf = (node: Node, at: number) => {
      const range = document.createRange();
      range.setStart(node, at);
      range.setEnd(node, at + 1);
      return range.getBoundingClientRect();
    };
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const own = node.parentElement;
      const words = node.textContent ?? '';
      if (!own || !/^\s*(?:[+\-−]₹?\d[\d,.]*|\+\d+(?: \d+)+)\s*$/.test(words) || !isSeen(own)) continue;
      const start = words.search(/\S/);
      const [first, last] = [placeOf(node, start), placeOf(node, words.trimEnd().length - 1)];
      if (first.top === last.top && first.left > last.left) found.push(`"${words.trim()}" is turned round`);
    }
    // A sign that stands in a text of its own.
    for (const each of document.querySelectorAll('bdi, p, span, dd')) {
      const [sign, number] = each.childNodes;
      if (each.childNodes.length !== 2 || !sign || !number || !/^[+\-−]$/.test(sign.textContent ?? '')) continue;
      if (!isSeen(each) || number.nodeType !== Node.TEXT_NODE) continue;
      if (placeOf(sign, 0).left > placeOf(number, 0).left) found.push(`"${each.textContent}" is turned round`);
    }
    return found;
  });
