import { createContext, use, type ComponentPropsWithRef, type ComponentType } from 'react';

type Anchor = ComponentPropsWithRef<'a'>;

const LinkContext = createContext<ComponentType<Anchor> | 'a'>('a');

/** Gives the kit the shop's own link, so that its links stay within the page. Without it they are plain anchors. */
export const LinkProvider = LinkContext.Provider;

export interface LinkProps extends Omit<Anchor, 'target' | 'rel'> {
  /** Where it leads: a page of the shop, or a whole address. */
  href: string;
  /** Opens in a new tab. */
  newTab?: boolean;
}

const external = /^[a-z][a-z0-9+.-]*:|^\/\//i;

/** A link. Paths go through the shop's own link; other addresses and new tabs are plain anchors. */
export function Link({ href, newTab = false, ...rest }: LinkProps) {
  const Within = use(LinkContext);
  if (newTab) return <a href={href} target="_blank" rel="noopener noreferrer" {...rest} />;
  if (external.test(href)) return <a href={href} {...rest} />;
  return <Within href={href} {...rest} />;
}
