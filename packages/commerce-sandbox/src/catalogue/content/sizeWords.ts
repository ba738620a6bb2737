/** What a table of sizes says in one language. Its first column names the size. */
export interface SizeGuideWords {
  title: string;
  /** How to measure. */
  above: string;
  columns: readonly string[];
  below: string;
}

/** The tables, in one language. */
export type SizeWords = Record<'women' | 'men' | 'trousers' | 'shoes', SizeGuideWords>;

const between = 'Between two sizes? Take the larger one for a loose fit.';

export const englishSizes: SizeWords = {
  women: {
    title: 'Sizes for women',
    above: 'Of the body, in cm. Measure bust and hips where they are fullest, the waist where it is narrowest.',
    columns: ['Size', 'Bust', 'Waist', 'Hips'],
    below: between,
  },
  men: {
    title: 'Sizes for men',
    above:
      'Of the body, in cm. Measure the chest below the arms, the shoulders from seam to seam of a shirt that fits.',
    columns: ['Size', 'Number', 'Chest', 'Waist', 'Shoulders'],
    below: between,
  },
  trousers: {
    title: 'Sizes of jeans',
    above: 'Of the body, in cm. The size is the waist in inches.',
    columns: ['Size', 'Waist', 'Hips', 'Inside leg'],
    below: between,
  },
  shoes: {
    title: 'Sizes of shoes',
    above: 'Stand on a sheet of paper in the evening and measure from the heel to the longest toe.',
    columns: ['UK', 'EU', 'US', 'Foot, cm'],
    below: 'Kolhapuri chappals and mojaris are sold by EU numbers.',
  },
};
