/** Locales whose texts come with the project: each is a folder beside this file. */
export const shippedLocales: readonly string[] = ['en_US', 'hi_IN'];

/**
 * Names the locale whose texts are shown.
 *
 * @throws Error where a build ships no texts of it (errors-10).
 */
export function locateLocale(locale: string, shipped: readonly string[] = shippedLocales): string {
  if (!shipped.includes(locale)) throw new Error(`Unable to locate locale ${locale} within generated dist directory.`);
  return locale;
}
