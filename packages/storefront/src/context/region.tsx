import { use, type ComponentType } from 'react';
import type { Regions } from './shop.ts';
import { ShopContext } from './ShopContext.ts';

/** Finds the regions of a page for who looks at its outline (features/workbench/findRegions.ts). */
export const regionMark = 'shop-region:';

/**
 * Makes a part of a screen one that a variant may replace, wrap or take out by `slots.<Name>` of its shop. Written as
 * `export const Footer = region('Footer', DefaultFooter);`, which a build turns into the part itself where its shop
 * does not fill the slot (tooling/src/shopConstants.ts). The slot's name and the part's props are declared beside it.
 */
export function region<Name extends keyof Regions>(
  name: Name,
  Default: ComponentType<Regions[Name]>,
): ComponentType<Regions[Name]> {
  // What it is given it only hands on.
  const Part = Default as ComponentType<object>;
  function Region(props: object) {
    const Own = use(ShopContext)?.slots[name] as ComponentType<object> | null | undefined;
    if (Own === undefined) return <Part {...props} />;
    const given: object = { ...props, Default };
    return Own && <Own {...given} />;
  }
  Region.displayName = regionMark + name;
  return Region;
}
