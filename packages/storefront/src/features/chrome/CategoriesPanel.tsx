import { GetMegaMenu } from '@shop/commerce-client';
import { partNotLoaded } from '@shop/messages/errors';
import * as text from '@shop/messages/panels';
import { Accordion, Drawer, Link, Skeleton } from '@shop/ui';
import { useEffect } from 'react';
import { useQuery } from 'urql';
import { region } from '../../context/region.tsx';
import { RetryNotice } from '../shared/RetryNotice.tsx';
import { useShell } from '../shared/useShell.ts';
import css from './Panels.module.css';
import { groupsOf } from './submenu.ts';

export interface PanelProps {
  /** Whether the panel is shown, from the side of the screen. */
  open: boolean;
  /** The shopper closed it, or followed a link in it. */
  onClose: () => void;
}

/**
 * All categories as an accordion with their child links; bills and recharge are hidden here in every shop (frame-11,
 * frame-14).
 */
function DefaultCategoriesPanel({ open, onClose }: PanelProps) {
  const { menu, categorySuffix } = useShell();
  const [{ data, fetching, error }, ask] = useQuery({ query: GetMegaMenu });
  const again = () => ask({ requestPolicy: 'network-only' });
  useEffect(() => {
    if (open && error) again();
    // oxlint-disable-next-line react/exhaustive-deps -- asked for again with each look, not with each failure
  }, [open]);
  const groupsIn = (uid: string) => {
    const branch = data?.categoryList?.[0]?.children?.find(child => child?.uid === uid);
    return branch ? groupsOf(branch, categorySuffix) : [];
  };
  return (
    <Drawer open={open} onClose={onClose} title={text.categories}>
      <nav className={css['panel']} aria-label={text.allCategories}>
        {error && !fetching && <RetryNotice onRetry={again}>{partNotLoaded}</RetryNotice>}
        <Accordion
          name="categories"
          sections={menu
            .filter(entry => !entry.isBills)
            .map(entry => ({
              title: entry.name,
              content: (
                <ul className={css['children']}>
                  <li>
                    <Link href={entry.href} data-category={entry.name} onClick={onClose}>
                      {text.allIn(entry.name)}
                    </Link>
                  </li>
                  {fetching && (
                    <li>
                      <Skeleton width="60%" />
                    </li>
                  )}
                  {groupsIn(entry.uid).map(group => (
                    <li key={group.uid}>
                      <Link href={group.href} data-category={group.name} onClick={onClose}>
                        {group.name}
                      </Link>
                    </li>
                  ))}
                </ul>
              ),
            }))}
        />
      </nav>
    </Drawer>
  );
}

declare module '../../context/shop.ts' {
  interface Regions {
    /** The panel with the categories. */
    CategoriesPanel: PanelProps;
  }
}

export const CategoriesPanel = region('CategoriesPanel', DefaultCategoriesPanel);
