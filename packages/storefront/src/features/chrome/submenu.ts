export interface MenuLink {
  uid: string;
  name: string;
  href: string;
}

export interface MenuGroup extends MenuLink {
  image: string | null;
  children: MenuLink[];
}

export interface Submenu {
  groups: MenuGroup[];
}

interface Node {
  uid: string;
  name: string | null;
  url_path: string | null;
  image: string | null;
  include_in_menu: number | null;
  position: number | null;
  children?: (Node | null)[] | null;
}

/** The entries of a level that belong into the menu, in their order (behaviour notes, "Mega menu"). */
const shown = (node: Pick<Node, 'children'>): Node[] =>
  (node.children ?? [])
    .filter((child): child is Node => child !== null && child.include_in_menu === 1 && child.url_path !== null)
    .toSorted((a, b) => (a.position ?? 0) - (b.position ?? 0));

/** The panels of the mega menu, by uid of their top-level category. */
export function submenuOf(root: Pick<Node, 'children'>, suffix: string): Record<string, Submenu> {
  const link = ({ uid, name, url_path }: Node): MenuLink => ({ uid, name: name ?? '', href: `/${url_path}${suffix}` });
  return Object.fromEntries(shown(root).flatMap(top => {
    const groups = shown(top).map(group => ({ ...link(group), image: group.image, children: shown(group).map(link) }));
    return groups.length > 0 ? [[top.uid, { groups }]] : [];
  }));
}
