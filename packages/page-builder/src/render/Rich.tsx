import { Link } from '@shop/ui';
import { createElement, type ReactNode } from 'react';
import type { RichNode } from '../tree.ts';

/** Elements without an end tag. */
const empty = new Set(['br', 'hr', 'img']);

/** Renders sanitised HTML as elements: nothing is ever set as markup. Links become the shop's own. */
export function Rich({ nodes }: { nodes: RichNode[] }): ReactNode {
  return nodes.map((node, index) => {
    if (typeof node === 'string') return node;
    const { tag, props = {}, children = [] } = node;
    if (tag === 'a') {
      const { href, target, ...rest } = props;
      return <Link key={index} href={typeof href === 'string' ? href : '#'} newTab={target === '_blank'} {...rest}><Rich nodes={children} /></Link>;
    }
    if (tag === 'img') return createElement('img', { key: index, loading: 'lazy', ...props });
    return createElement(tag, { key: index, ...props }, empty.has(tag) ? undefined : <Rich nodes={children} />);
  });
}
