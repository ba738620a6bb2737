/** A name as an address: letters without accents, digits and hyphens. Empty when it has none of them. */
export function toUrlKey(name: string): string {
  return name
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036F’']/g, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}
