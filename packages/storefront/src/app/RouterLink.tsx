import type { ComponentPropsWithRef } from 'react';
import { Link } from 'react-router';

/** Links of the UI kit within the shop go through the router; the kit itself knows none. */
export function RouterLink({ href = '', ...rest }: ComponentPropsWithRef<'a'>) {
  return <Link to={href} {...rest} />;
}
