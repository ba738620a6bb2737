import type { ComponentPropsWithRef } from 'react';
import { RouterLink } from './RouterLink.tsx';

/** What the router would write another way: empty and relative steps, and an empty query or hash. */
const unusual = /\/[./]|[?#](?:#|$)/;

/**
 * A link of the shop as the server draws it. Nobody presses it there, so an address from the root, of which the router
 * changes nothing, needs nothing of it; the others are the router's to read.
 */
export function ServerLink(
  props: ComponentPropsWithRef<'a'> & {
    /** Name of the category that it leads to, which only a browser's link needs. */
    'data-category'?: string;
  },
) {
  const { href = '', 'data-category': _, ...rest } = props;
  return href.startsWith('/') && !unusual.test(href) ? <a {...rest} href={href} /> : <RouterLink {...props} />;
}
