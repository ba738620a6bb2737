import { openEdition, type DevEdition, type DevEditionOptions } from './openEdition.ts';

/** The locales of a shop while it is developed: its own, and each other from the first page that is shown in it. */
export interface DevEditions {
  own: DevEdition;
  /** Opens it, once. */
  inLocale: (locale: string) => Promise<DevEdition>;
  /** Whose file an address is, as far as it is open; the shop's own for all that no other one serves. */
  servedBy: (path: string) => DevEdition;
  close: () => Promise<void>;
}

export async function openEditions(options: Omit<DevEditionOptions, 'locale'>): Promise<DevEditions> {
  const own = await openEdition(options);
  const opening = new Map<string, Promise<DevEdition>>();
  const open: DevEdition[] = [];
  return {
    own,
    inLocale(locale) {
      const before = opening.get(locale);
      if (before) return before;
      const here = openEdition({ ...options, locale }).then(edition => {
        open.push(edition);
        return edition;
      });
      opening.set(locale, here);
      // What is wrong may be mended meanwhile: the next page tries again.
      here.catch(() => opening.delete(locale));
      return here;
    },
    servedBy: path => open.find(({ base }) => path.startsWith(base)) ?? own,
    close: async () => void (await Promise.all([own, ...open].map(edition => edition.close()))),
  };
}
