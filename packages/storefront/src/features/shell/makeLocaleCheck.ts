import { locateLocale } from '@shop/messages/locateLocale';

/**
 * Says once for each locale that a store view is in one whose texts this build does not have (errors-10). Its pages are
 * shown in the build's own.
 *
 * @param shipped The locale of the build.
 */
export function makeLocaleCheck(shipped: string, log: (entry: { storeCode: string; error: string }) => void) {
  const told = new Set<string>();
  return (storeCode: string, locale: string): void => {
    if (told.has(locale)) return;
    try {
      locateLocale(locale, [shipped]);
    } catch (error) {
      told.add(locale);
      log({ storeCode, error: error instanceof Error ? error.message : String(error) });
    }
  };
}
