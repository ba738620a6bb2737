import { createElement } from 'react';

/** A Lucide icon as a plain component: an outline in the colour of the text. Decorative unless its props say otherwise. */
export default function createIcon(node) {
  const outline = node.map(([tag, attributes]) => createElement(tag, attributes));
  return function Icon({ size = 24, ...props }) {
    return createElement(
      'svg',
      {
        width: size,
        height: size,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        'aria-hidden': true,
        ...props,
      },
      ...outline,
    );
  };
}
