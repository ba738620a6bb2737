import type { BlockSeed } from '../contentTypes.ts';

const table = (columns: readonly string[], sizes: readonly (readonly [size: string, ...measures: string[]])[]) =>
  `<table><thead><tr>${columns.map(column => `<th scope="col">${column}</th>`).join('')}</tr></thead><tbody>${sizes
    .map(
      ([size, ...measures]) =>
        `<tr><th scope="row">${size}</th>${measures.map(measure => `<td>${measure}</td>`).join('')}</tr>`,
    )
    .join('')}</tbody></table>`;

const between = 'Between two sizes? Take the larger one for a loose fit.';

/** What the sizes of clothes and shoes measure; products name their block by the attribute `size_guide`. */
export const sizeGuides: BlockSeed[] = [
  {
    identifier: 'size-guide-women',
    title: 'Sizes for women',
    content: `<p>Of the body, in cm. Measure bust and hips where they are fullest, the waist where it is narrowest.</p>${table(
      ['Size', 'Bust', 'Waist', 'Hips'],
      [
        ['S', '86', '71', '94'],
        ['M', '91', '76', '99'],
        ['L', '97', '81', '104'],
        ['XL', '102', '86', '109'],
        ['XXL', '107', '91', '114'],
        ['3XL', '112', '97', '119'],
        ['4XL', '117', '102', '124'],
        ['5XL', '122', '107', '130'],
      ],
    )}<p>${between}</p>`,
  },
  {
    identifier: 'size-guide-men',
    title: 'Sizes for men',
    content: `<p>Of the body, in cm. Measure the chest below the arms, the shoulders from seam to seam of a shirt that fits.</p>${table(
      ['Size', 'Number', 'Chest', 'Waist', 'Shoulders'],
      [
        ['S', '38', '97', '81', '44'],
        ['M', '40', '102', '86', '46'],
        ['L', '42', '107', '91', '47'],
        ['XL', '44', '112', '97', '49'],
        ['XXL', '46', '117', '102', '51'],
        ['2XL', '46', '117', '102', '51'],
      ],
    )}<p>${between}</p>`,
  },
  {
    identifier: 'size-guide-trousers',
    title: 'Sizes of jeans',
    content: `<p>Of the body, in cm. The size is the waist in inches.</p>${table(
      ['Size', 'Waist', 'Hips', 'Inside leg'],
      [
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
    )}<p>${between}</p>`,
  },
  {
    identifier: 'size-guide-shoes',
    title: 'Sizes of shoes',
    content: `<p>Stand on a sheet of paper in the evening and measure from the heel to the longest toe.</p>${table(
      ['UK', 'EU', 'US', 'Foot, cm'],
      [
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
    )}<p>Kolhapuri chappals and mojaris are sold by EU numbers.</p>`,
  },
];
