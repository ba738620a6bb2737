/** How far something may reach out of its box, px: fonts draw beyond their lines, and parts of a pixel are rounded. */
const slack = 3;

/** Shortened on purpose, and said whole elsewhere: names in lists. */
const isShortened = (style: CSSStyleDeclaration) =>
  style.webkitLineClamp !== 'none' || style.textOverflow === 'ellipsis';

/** Seen by nobody, or on its way. */
const isUnseen = (element: Element) =>
  !element.checkVisibility({ opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true }) ||
  element.closest('[aria-hidden="true"], [inert]') !== null;

/** The box that cuts a text off in a direction; none where one can scroll to the rest. */
function cutter(text: Element, direction: 'X' | 'Y'): Element | undefined {
  for (let box: Element | null = text; box !== null && box !== document.body; box = box.parentElement) {
    const style = getComputedStyle(box);
    const overflow = style[`overflow${direction}`];
    if (overflow === 'auto' || overflow === 'scroll') return undefined;
    if (isShortened(style) || style.clipPath !== 'none') return undefined;
    if (overflow === 'hidden' || overflow === 'clip') return box;
  }
  return undefined;
}

/** The innermost elements that reach out of the screen: the cause is one of them, or stands around it. */
const outside = (root: Element): string[] =>
  [...root.querySelectorAll('*')]
    .filter(element => {
      const { left, right, width } = element.getBoundingClientRect();
      return width > 0 && (right > innerWidth || left < 0) && element.children.length === 0 && !isUnseen(element);
    })
    .slice(0, 3)
    .map(element => element.outerHTML.slice(0, 120));

/** One line for each text below a node of which a part cannot be seen, and one where the page is wider than the screen. */
export function cutTexts(root: Element): string[] {
  const cut: string[] = [];
  const wide = document.documentElement.scrollWidth;
  if (wide > innerWidth + slack) cut.push(`The page is ${wide} px wide: ${outside(root).join(' ')}`);
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
    const parent = node.parentElement;
    const said = node.textContent?.trim() ?? '';
    if (said === '' || parent === null || parent.matches('script, style, option') || isUnseen(parent)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const { left, right, top, bottom, width } = range.getBoundingClientRect();
    if (width === 0) continue;
    const across = cutter(parent, 'X')?.getBoundingClientRect();
    const down = cutter(parent, 'Y')?.getBoundingClientRect();
    const isCutAcross = across && across.width > 1 && (left < across.left - slack || right > across.right + slack);
    const isCutDown = down && down.height > 1 && (top < down.top - slack || bottom > down.bottom + slack);
    if (isCutAcross || isCutDown) cut.push(`"${said.slice(0, 60)}" in ${parent.outerHTML.slice(0, 120)}`);
  }
  return cut;
}
