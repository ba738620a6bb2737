import type { ProductSeed } from '../catalogue/types.ts';

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** HTML of a product's page: what its seed says, then its facts as a table. */
export function describeProduct({ description, facts }: ProductSeed): string {
  const lines = Object.entries(facts).map(([label, value]) => `<tr><th scope="row">${escape(label)}</th><td>${escape(value)}</td></tr>`);
  return lines.length === 0 ? description : `${description}<table><tbody>${lines.join('')}</tbody></table>`;
}
