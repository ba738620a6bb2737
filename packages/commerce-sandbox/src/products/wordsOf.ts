/** Accents of Latin letters, and the dot below of Devanagari ones: who types in a hurry leaves both out. */
const ACCENTS = /[\u0300-\u036f\u093c\u200c\u200d]/gu;

/**
 * The words of a text as the search index sees them: lower case, without accents, letters and digits only. The vowels
 * of Indian scripts are marks, and stay; a T-shirt is one word, for it is no shirt.
 */
export function wordsOf(text: string): string[] {
  return (
    text
      .normalize('NFD')
      .replaceAll(ACCENTS, '')
      .replaceAll('\u0901', '\u0902')
      .replaceAll(/['’]s?(?=\s|$)/gu, ' ')
      .toLowerCase()
      .replaceAll(/(?<=\d),(?=\d{2,3}(?!\d))/g, '')
      .replaceAll(/(?<![\p{L}\p{N}])t[- ]shirt/gu, 'tshirt')
      .match(/[\p{L}\p{N}\p{M}]+/gu) ?? []
  );
}
