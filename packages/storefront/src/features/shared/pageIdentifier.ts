/**
 * The identifier in a setting that names a content page: Magento writes the page's id behind a bar where two pages
 * share one.
 */
export const pageIdentifier = (setting: string): string => setting.replace(/\|.*/, '');
