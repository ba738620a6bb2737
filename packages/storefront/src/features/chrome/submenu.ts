interface MenuLink {
  uid: string;
  name: string;
  href: string;
}

interface MenuGroup extends MenuLink {
  image: string | null;
  children: MenuLink[];
}

/** A category of the menu, as the back end answers it. */
export interface MenuNode {
  uid: string;
  name: string | null;
  url_path: string | null;
  image: string | null;
  include_in_menu: number | null;
  position: number | null;
  children?: (MenuNode | null)[] | null;
}

/** The entries of a level that belong into the menu, in their order (frame-12). */
const shown = (node: Pick<MenuNode, 'children'>): MenuNode[] =>
  (node.children ?? [])
    .filter((child): child is MenuNode => child !== null && child.include_in_menu === 1 && child.url_path !== null)
    .toSorted((a, b) => (a.position ?? 0) - (b.position ?? 0));

/** What lies under a category, in two levels. */
export function groupsOf(branch: Pick<MenuNode, 'children'>, suffix: string): MenuGroup[] {
  const link = ({ uid, name, url_path }: MenuNode): MenuLink => ({
    uid,
    name: name ?? '',
    href: `/${url_path}${suffix}`,
  });
  return shown(branch).map(group => ({ ...link(group), image: group.image, children: shown(group).map(link) }));
}
