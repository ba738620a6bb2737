import type { Element } from 'hast';
import type { RichNode } from '../tree.ts';
import { contentIcons } from './contentIcons.ts';
import { attribute } from './query.ts';

/** The picture that an editor puts before a text by the class `shop-icon-NAME`; nothing for names that the shop has not. */
export function iconOf(element: Element): RichNode[] {
  const name = /(?:^|\s)shop-icon-(\w+)/.exec(attribute(element, 'className') ?? '')?.[1];
  if (name === undefined || !Object.hasOwn(contentIcons, name)) return [];
  const outline = { fill: 'none', stroke: 'currentColor', strokeWidth: 1.5, strokeLinecap: 'round' };
  return [
    {
      tag: 'svg',
      props: { viewBox: '0 0 24 24', width: 28, height: 28, 'aria-hidden': true, ...outline, strokeLinejoin: 'round' },
      children: contentIcons[name]!.map(d => ({ tag: 'path', props: { d } })),
    },
  ];
}
