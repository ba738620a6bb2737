import { regionMark } from '../../context/region.tsx';

/** What React keeps of an element or a component. */
interface Node {
  type: unknown;
  return: Node | null;
}

export interface FoundRegion {
  /** Name of the slot that fills it. */
  name: string;
  /** An element that the region ends in: one without a parent in the same region. */
  element: Element;
}

/** React's node of an element. The key that it stands under ends in letters of chance. */
function nodeOf(element: Element): Node | undefined {
  const key = Object.keys(element).find(name => name.startsWith('__reactFiber$'));
  return key === undefined ? undefined : (element as unknown as Record<string, Node>)[key];
}

const nameOf = ({ type }: Node): string | undefined => {
  const name = typeof type === 'function' && 'displayName' in type ? String(type.displayName) : '';
  return name.startsWith(regionMark) ? name.slice(regionMark.length) : undefined;
};

/**
 * The regions on a page, the outer ones first. React says where they are, so that no element has to stand around them,
 * which a style might count.
 */
export function findRegions(root: ParentNode): FoundRegion[] {
  return [...root.querySelectorAll('*')].flatMap(element => {
    const found: FoundRegion[] = [];
    // Up to the element around this one, whose regions are its own.
    for (let node = nodeOf(element)?.return; node && typeof node.type !== 'string'; node = node.return) {
      const name = nameOf(node);
      if (name !== undefined) found.unshift({ name, element });
    }
    return found;
  });
}
