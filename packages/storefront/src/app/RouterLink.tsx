import type { ComponentPropsWithRef } from 'react';
import { Link } from 'react-router';

/**
 * Links of the UI kit within the shop go through the router; the kit itself knows none. A link that says by
 * `data-category` that it leads to a category, and to which, lets a placeholder in its shape show at once; one that stands beside its product's
 * picture takes that along, where the browser can (travelPictures.ts).
 */
export function RouterLink({
  href = '',
  'data-category': category,
  ...rest
}: ComponentPropsWithRef<'a'> & {
  /** Name of the category that it leads to; absent where it leads elsewhere. */
  'data-category'?: string;
  /** It stands beside its product's picture, which travels to the next page. */
  'data-with-picture'?: string;
}) {
  return (
    <Link
      to={href}
      state={category === undefined ? undefined : { category }}
      viewTransition={'data-with-picture' in rest}
      discover="none"
      {...rest}
    />
  );
}
