import type { BlockSeed } from '../contentTypes.ts';
import { englishSizes, type SizeGuideWords, type SizeWords } from './sizeWords.ts';

type Measures = readonly (readonly [size: string, ...measures: string[]])[];

const content = ({ above, columns, below }: SizeGuideWords, sizes: Measures) =>
  `<p>${above}</p><table><thead><tr>${columns.map(column => `<th scope="col">${column}</th>`).join('')}</tr></thead><tbody>${sizes
    .map(
      ([size, ...measures]) =>
        `<tr><th scope="row">${size}</th>${measures.map(measure => `<td>${measure}</td>`).join('')}</tr>`,
    )
    .join('')}</tbody></table><p>${below}</p>`;

/** What the sizes of clothes and shoes measure. */
const measures: Record<keyof SizeWords, Measures> = {
  women: [
    ['S', '86', '71', '94'],
    ['M', '91', '76', '99'],
    ['L', '97', '81', '104'],
    ['XL', '102', '86', '109'],
    ['XXL', '107', '91', '114'],
    ['3XL', '112', '97', '119'],
    ['4XL', '117', '102', '124'],
    ['5XL', '122', '107', '130'],
  ],
  men: [
    ['S', '38', '97', '81', '44'],
    ['M', '40', '102', '86', '46'],
    ['L', '42', '107', '91', '47'],
    ['XL', '44', '112', '97', '49'],
    ['XXL', '46', '117', '102', '51'],
    ['2XL', '46', '117', '102', '51'],
  ],
  trousers: [
    ['28', '71', '89', '79'],
    ['30', '76', '94', '79'],
    ['32', '81', '99', '81'],
    ['34', '86', '104', '81'],
    ['36', '91', '109', '81'],
    ['38', '97', '114', '84'],
    ['40', '102', '119', '84'],
    ['42', '107', '124', '84'],
    ['44', '112', '130', '84'],
  ],
  shoes: [
    ['UK 3', '36', '4', '22.0'],
    ['UK 4', '37', '5', '22.8'],
    ['UK 5', '38', '6', '23.6'],
    ['UK 6', '39', '7', '24.5'],
    ['UK 7', '41', '8', '25.3'],
    ['UK 8', '42', '9', '26.2'],
    ['UK 9', '43', '10', '27.0'],
    ['UK 10', '44', '11', '27.9'],
    ['UK 11', '45', '12', '28.7'],
  ],
};

/** The tables of sizes in one language; products name their block by the attribute `size_guide`. */
export const sizeGuidesIn = (words: SizeWords): BlockSeed[] =>
  (['women', 'men', 'trousers', 'shoes'] as const).map(who => ({
    identifier: `size-guide-${who}`,
    title: words[who].title,
    content: content(words[who], measures[who]),
  }));

export const sizeGuides = sizeGuidesIn(englishSizes);
