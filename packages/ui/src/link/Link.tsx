import { createContext, use, type ComponentPropsWithRef, type ComponentType } from 'react';

type Anchor = ComponentPropsWithRef<'a'>;

const LinkContext = createContext<ComponentType<Anchor> | 'a'>('a');

/** Gives the kit the shop's own link, so that its links stay within the page. Without it they are plain anchors. */
export const LinkProvider = LinkContext.Provider;

export interface LinkProps extends Omit<Anchor, 'target' | 'rel'> {
  /** Where it leads: a page of the shop, a file below /media/, or a whole address. */
  href: string;
  /** Opens in a new tab. */
  newTab?: boolean;
}

const beyond = /^[a-z][a-z0-9+.-]*:|^\/(\/|media\/)|[?&]___store=/i;

/** Whether an address leads out of this document: elsewhere, to a file of the back end, or to another store view (shops-05). */
export const leadsOut = (href: string): boolean => beyond.test(href);

/** A link. Paths go through the shop's own link; what leads out and new tabs are plain anchors. */
export function Link({ href, newTab = false, ...rest }: LinkProps) {
  const Within = use(LinkContext);
  if (newTab) return <a href={href} target="_blank" rel="noopener noreferrer" {...rest} />;
  if (leadsOut(href)) return <a href={href} {...rest} />;
  return <Within href={href} {...rest} />;
}
