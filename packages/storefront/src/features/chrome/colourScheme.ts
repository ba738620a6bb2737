import type { ShopThunk } from '@shop/state';

/** What one may choose; the system decides unless something else is said. */
export const colourSchemes = ['system', 'light', 'dark'] as const;
export type ColourScheme = (typeof colourSchemes)[number];

const changed = 'shop:scheme';

/** What the document is shown in, as its mark says. */
export const shownScheme = (): ColourScheme =>
  colourSchemes.find(scheme => scheme === document.documentElement.dataset['scheme']) ?? 'system';

/** Calls back whenever another one is chosen, until it is told to stop. */
export function onScheme(tell: () => void): () => void {
  addEventListener(changed, tell);
  return () => removeEventListener(changed, tell);
}

/** Shows the shop in a scheme, the browser's own frame too, and keeps that for the next visit (look-20). */
export const chooseScheme =
  (scheme: ColourScheme): ShopThunk =>
  (_, __, { persistence }) => {
    const { dataset } = document.documentElement;
    const frame = document.querySelector('meta[name="theme-color"][media]');
    if (scheme === 'system') {
      delete dataset['scheme'];
      persistence.remove('colourScheme');
    } else {
      dataset['scheme'] = scheme;
      persistence.set('colourScheme', scheme);
    }
    frame?.setAttribute('media', { system: '(prefers-color-scheme: dark)', light: 'not all', dark: 'all' }[scheme]);
    dispatchEvent(new Event(changed));
  };
