import type { Element, Root } from 'hast';
import { contentLink } from './contentLink.ts';
import { attribute, isElement, textOf } from './query.ts';

/** True for a path of the shop where there is no page. */
export type IsDead = (path: string) => boolean;

const leadsNowhere = (link: Element, hosts: string[], isDead: IsDead): boolean => {
  const href = link.tagName === 'a' ? attribute(link, 'href') : undefined;
  if (href === undefined) return false;
  const path = contentLink(href, hosts);
  return path.startsWith('/') && isDead(path.split(/[?#]/)[0] ?? '');
};

/**
 * Takes links out that lead nowhere in this shop, in place: an entry of a list that is nothing else goes with its link,
 * a button goes, and elsewhere the words stay.
 */
export function dropDeadLinks(parent: Root | Element, hosts: string[], isDead: IsDead): void {
  parent.children = parent.children.filter(child => {
    if (!isElement(child)) return true;
    const link = child.children.find(inner => isElement(inner) && leadsNowhere(inner, hosts, isDead));
    const isAllThereIs = link !== undefined && textOf(child).trim() === textOf(link).trim();
    return !(isAllThereIs && (child.tagName === 'li' || attribute(child, 'dataContentType') === 'button-item'));
  });
  for (const child of parent.children) {
    if (!isElement(child)) continue;
    if (leadsNowhere(child, hosts, isDead)) {
      delete child.properties['href'];
      if (attribute(child, 'dataElement') === undefined) child.tagName = 'span';
    }
    dropDeadLinks(child, hosts, isDead);
  }
}
