import { footer } from './content/footer.ts';
import { brandSlider, type ShownBrand } from './content/sections.ts';
import { sizeGuides } from './content/sizeGuides.ts';
import { hindiView } from './hindi/labels.ts';
import { hindiBlocks } from './hindi/pages.ts';
import { storeViews } from './storeViews.ts';
import type { BlockSeed } from './contentTypes.ts';

/** What is searched for often, as links; what a search page shows before something is typed. */
const popular = [
  '5G phone',
  'Laptop',
  'Earbuds',
  'Pressure cooker',
  'Kurta',
  'Backpack',
  'Ceiling fan',
  'Darjeeling tea',
];

const links = popular
  .map(words => `<li><a href="/search.html?query=${encodeURIComponent(words)}">${words}</a></li>`)
  .join('');

const signInBrands: ShownBrand[] = [
  'auvira',
  'zentoro',
  'quantelle',
  'sonaara',
  'drishtiva',
  'himvaan',
  'nirmaya',
  'rasoika',
  'kshanika',
  'stridekar',
  'thelaa',
  'voltrik',
];

/**
 * CMS blocks. The footer is one for each store view: it names the shop, and its links end as the view's addresses do.
 */
export const blocks: BlockSeed[] = [
  ...storeViews.map((view): BlockSeed => ({
    identifier: 'footer',
    title: `Footer of ${view.name}`,
    content: footer(view),
    stores: [view.code],
  })),
  {
    identifier: 'sign-in-brands',
    title: 'Brands below the sign-in form',
    content: brandSlider('Brands at member prices', signInBrands),
  },
  ...sizeGuides,
  { identifier: 'popular-searches', title: 'Popular searches', content: `<ul>${links}</ul>` },
  ...hindiBlocks,
  {
    identifier: 'sign-in-brands',
    title: 'Brands below the sign-in form in Hindi',
    content: brandSlider('सदस्यों के दाम पर ब्रांड', signInBrands),
    stores: [hindiView],
  },
];
