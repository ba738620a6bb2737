import * as text from '@shop/messages/panels';
import { Link, productImageUrl } from '@shop/ui';
import { useLocation } from 'react-router';
import { useShell } from '../shared/useShell.ts';
import css from './MegaMenu.module.css';
import { groupsOf, type MenuNode } from './submenu.ts';

/** Children of a top category that are shown as image columns (frame-08). */
const imageColumns = 2;
const pictureWidth = 320;

export interface SubmenuPanelProps {
  /** Of the element, which the category above names as what it controls. */
  id: string;
  /** Of the top category. */
  name: string;
  /** The top category with its two lower levels. */
  branch: Pick<MenuNode, 'children'>;
}

/** What lies under a top category: its first children as columns with a picture, the others as a list of texts. */
export function SubmenuPanel({ id, name, branch }: SubmenuPanelProps) {
  const { categorySuffix } = useShell();
  const { pathname } = useLocation();
  const to = ({ name: category, href }: { name: string; href: string }) => ({
    href,
    'data-category': category,
    'aria-current': href === pathname ? ('page' as const) : undefined,
  });
  const groups = groupsOf(branch, categorySuffix);
  const pictured = groups.slice(0, imageColumns);
  const others = groups.slice(imageColumns);
  return (
    <div id={id} className={css['panel']}>
      <div className={css['panelInner']}>
        {pictured.map(group => (
          <div key={group.uid} className={css['column']}>
            {group.image && (
              <img
                src={productImageUrl(group.image, {
                  type: 'image-category',
                  width: pictureWidth,
                  height: pictureWidth,
                })}
                alt=""
                width={pictureWidth}
                height={pictureWidth}
              />
            )}
            <Link className={css['group']} {...to(group)}>
              {group.name}
            </Link>
            <ul>
              {group.children.map(child => (
                <li key={child.uid}>
                  <Link {...to(child)}>{child.name}</Link>
                </li>
              ))}
            </ul>
            <Link
              className={css['viewAll']}
              href={group.href}
              data-category={group.name}
              aria-label={text.viewAllOf(group.name)}
            >
              {text.viewAll}
            </Link>
          </div>
        ))}
        {others.length > 0 && (
          <ul className={css['others']} aria-label={text.moreIn(name)}>
            {others.map(group => (
              <li key={group.uid}>
                <Link className={css['group']} {...to(group)}>
                  {group.name}
                </Link>
                <ul>
                  {group.children.map(child => (
                    <li key={child.uid}>
                      <Link {...to(child)}>{child.name}</Link>
                    </li>
                  ))}
                </ul>
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}
