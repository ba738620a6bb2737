// chunk: rich
import { table } from '@shop/messages/content';
import { Link } from '@shop/ui';
import { createElement, type ReactNode } from 'react';
import type { RichElement, RichNode } from '../tree.ts';
import css from './Rich.module.css';
import { elementsIn, wordsOf } from './words.ts';

/** Elements without an end tag. */
const empty = new Set(['br', 'hr', 'img']);

/** Columns that fit every phone. */
const narrow = 2;

/**
 * A table of many columns has room to scroll, within reach of the keyboard. It is called what its caption says, else by
 * its first row.
 */
function Table({ element: { props, children = [] } }: { element: RichElement }) {
  const content = (
    <table {...props}>
      <Rich nodes={children} />
    </table>
  );
  const cells = elementsIn(children, ['tr'])[0]?.children?.filter(cell => typeof cell !== 'string') ?? [];
  if (cells.length <= narrow) return content;
  const name =
    wordsOf(elementsIn(children, ['caption'])) ||
    table(
      cells
        .map(cell => wordsOf([cell]))
        .filter(Boolean)
        .join(', '),
    );
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region must be reachable by keyboard
    <div className={css['wide']} role="group" tabIndex={0} aria-label={name}>
      {content}
    </div>
  );
}

/**
 * Renders sanitised HTML as elements: nothing is ever set as markup. Links become the shop's own, and wide tables
 * scroll.
 */
export function Rich({
  nodes,
}: {
  /** Sanitised HTML, as the parser gives it. */
  nodes: RichNode[];
}): ReactNode {
  return nodes.map((node, index) => {
    if (typeof node === 'string') return node;
    const { tag, props = {}, children = [] } = node;
    if (tag === 'a') {
      const { href, target, ...rest } = props;
      return (
        <Link key={index} href={typeof href === 'string' ? href : '#'} newTab={target === '_blank'} {...rest}>
          <Rich nodes={children} />
        </Link>
      );
    }
    if (tag === 'img') return createElement('img', { key: index, loading: 'lazy', ...props });
    if (tag === 'table') return <Table key={index} element={node} />;
    return createElement(tag, { key: index, ...props }, empty.has(tag) ? undefined : <Rich nodes={children} />);
  });
}
