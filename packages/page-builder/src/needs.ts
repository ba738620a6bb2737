import type { Needs, PageElement, PageTree } from './tree.ts';

function childrenOf(element: PageElement): PageElement[] {
  if (element.type === 'tabs') return element.tabs.flatMap(tab => tab.children);
  return 'children' in element ? element.children : [];
}

/** What a page wants from the back end, so that its loader can ask in as few queries as possible. */
export function needs(tree: PageTree): Needs {
  const products = new Set<string>();
  const blocks = new Set<string>();
  const uids = new Set<string>();
  const visit = (element: PageElement) => {
    if (element.type === 'products') element.urlKeys.forEach(key => products.add(key));
    if (element.type === 'block' && element.identifier !== undefined && element.children.length === 0)
      blocks.add(element.identifier);
    if (element.type === 'dynamic_block') element.uids.forEach(uid => uids.add(uid));
    childrenOf(element).forEach(visit);
  };
  tree.children.forEach(visit);
  return { products: [...products], blocks: [...blocks], uids: [...uids] };
}
