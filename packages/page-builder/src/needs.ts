import type { Needs, PageElement, PageTree } from './tree.ts';

const childrenOf = (element: PageElement): PageElement[] => ('children' in element ? element.children : []);

/** What a page wants from the back end, so that its loader can ask in as few queries as possible. */
export function needs(tree: PageTree): Needs {
  const products = new Set<string>();
  const visit = (element: PageElement) => {
    if (element.type === 'products') element.urlKeys.forEach(key => products.add(key));
    childrenOf(element).forEach(visit);
  };
  tree.children.forEach(visit);
  return { products: [...products] };
}
