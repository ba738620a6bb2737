import type { RenderedPage } from '@shop/variant';

/** A page whose document is a text. */
export type ReadPage = RenderedPage & { html: string };

/** A page as it is read, whether it came as bytes or as a text. */
export const readPage = ({ html, ...page }: RenderedPage): ReadPage => ({
  ...page,
  html: typeof html === 'string' ? html : new TextDecoder().decode(html),
});
