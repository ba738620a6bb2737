// chunk: content
import { Tabs as KitTabs } from '@shop/ui';
import type { Tabs } from '../tree.ts';
import { Backdrop } from './Backdrop.tsx';
import type { Page } from './page.ts';
import { styleOf } from './styleOf.ts';

/** Panels of which one is shown. */
export const TabsPart = ({
  element,
  page,
}: {
  /** The tabs with what stands in each. */
  element: Tabs;
  /** How its elements are rendered. */
  page: Page;
}) => (
  <KitTabs
    align={element.align}
    defaultIndex={element.defaultIndex}
    minHeight={element.minHeight}
    style={styleOf(element)}
    tabs={element.tabs.map(tab => ({
      title: tab.title,
      style: styleOf(tab),
      content: (
        <>
          <Backdrop background={tab.background} first={false} />
          {page.render(tab.children)}
        </>
      ),
    }))}
  />
);
