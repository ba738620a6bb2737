import { type Artwork, type Shape, shapes } from '@shop/artwork';
import type { ProductType } from '../catalogue/ProductSeed.ts';
import { colourOf } from './colourOf.ts';
import { hashOfText } from './hashOfText.ts';

/** Words that shops use for what a shape shows, where the shape's own name is not one of them. */
const otherWords: Partial<Record<Shape, string>> = {
  smartphone: 'phone mobile iphone handset',
  tablet: 'ipad',
  laptop: 'notebook-computer macbook ultrabook chromebook',
  monitor: 'display',
  'hard-disk': 'ssd hdd drive',
  'pen-drive': 'usb',
  earbuds: 'earphone airpods tws',
  headphones: 'headphone headset',
  'bluetooth-speaker': 'speaker',
  smartwatch: 'watch-smart',
  'fitness-band': 'tracker',
  camera: 'dslr lens',
  television: 'tv',
  refrigerator: 'fridge freezer',
  'air-conditioner': 'ac',
  'ceiling-fan': 'fan',
  'mixer-grinder': 'mixer blender juicer grinder',
  'pressure-cooker': 'cooker cookware pan kadai pot tawa',
  'water-bottle': 'bottle flask',
  'induction-cooktop': 'cooktop stove',
  'dinner-set': 'plate bowl cup mug crockery',
  kurta: 'ethnic kurti',
  't-shirt': 'tee polo top tank',
  shirt: 'blouse',
  jeans: 'trouser pant short legging denim',
  saree: 'sari lehenga dress skirt',
  jacket: 'hoodie sweatshirt sweater coat',
  sneakers: 'shoe trainer boot',
  sandals: 'slipper chappal',
  handbag: 'purse tote clutch',
  backpack: 'bag duffle rucksack',
  'wrist-watch': 'watch',
  bedsheet: 'bedding linen blanket towel',
  'table-lamp': 'lamp light bulb',
  'office-chair': 'chair sofa stool',
  'study-table': 'table desk',
  cushion: 'pillow',
  'wall-clock': 'clock',
  suitcase: 'luggage trolley',
  'cream-jar': 'cream moisturiser moisturizer serum',
  shampoo: 'conditioner oil',
  perfume: 'deodorant fragrance attar',
  'face-wash': 'soap cleanser',
  'tea-tin': 'tea chai',
  'coffee-jar': 'coffee',
  'dry-fruits': 'almond cashew nut raisin',
  'rice-bag': 'rice atta flour dal',
  'chocolate-box': 'chocolate sweet',
  'honey-jar': 'honey jam',
  'ghee-tin': 'ghee',
  'cricket-bat': 'cricket bat',
  football: 'ball',
  'yoga-mat': 'yoga mat',
  dumbbells: 'dumbbell fitness gym kettlebell',
  'badminton-racket': 'racket badminton tennis',
  bicycle: 'cycle bike',
  book: 'novel ebook guide',
  'building-blocks': 'toy block',
  'board-game': 'game puzzle',
  'soft-toy': 'teddy',
  'colour-set': 'crayon paint',
  voucher: 'gift-card giftcard coupon',
  'streaming-pass': 'streaming subscription',
  'course-pass': 'course training video class',
  'care-plan': 'warranty insurance',
  'software-box': 'software license antivirus',
};

const shapeOfWord = new Map(
  shapes.flatMap(shape => [shape, ...(otherWords[shape]?.split(' ') ?? [])].map(word => [word, shape] as const)),
);

const byType: Partial<Record<ProductType, Shape>> = {
  giftcard: 'voucher',
  downloadable: 'course-pass',
  virtual: 'care-plan',
};
const tints = ['#eaf0fb', '#f1ecfa', '#e8f3f3', '#fdf1e4', '#fbedf0', '#e8f5ea', '#fff5da'];
const colours = ['#2f4b7c', '#8c3b4a', '#3f6f5b', '#b5762e', '#5b4b8a', '#37474f', '#c06c84', '#1f6f78'];

interface Described {
  sku: string;
  name: string;
  type: ProductType;
  /** Names of its categories. */
  categories: readonly string[];
  colour: string | undefined;
}

/** A drawing for a product that came without pictures: what its name, else its categories, else its type speak of. */
export function chooseArtwork({ sku, name, type, categories, colour }: Described): Artwork {
  const seed = hashOfText(sku);
  const shape =
    byType[type] === 'voucher'
      ? 'voucher'
      : (shapeIn(name) ?? categories.map(shapeIn).find(found => found !== undefined) ?? byType[type] ?? 'software-box');
  return {
    shape,
    colour: (colour && colourOf(colour)) ?? colours[seed % colours.length]!,
    accent: colours[(seed >>> 8) % colours.length]!,
    finish: 'matte',
    tint: tints[hashOfText(categories[0] ?? type) % tints.length]!,
    seed,
    ...(shape === 'software-box' && { label: name.slice(0, 18) }),
  };
}

/** The last word that names a shape: "leather laptop bag" is a bag. */
function shapeIn(text: string): Shape | undefined {
  const words = text
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter(word => word !== '');
  for (let at = words.length - 1; at >= 0; at--) {
    const pair = `${words[at - 1] ?? ''}-${words[at]}`;
    const found = [pair, pair.replace(/s$/, ''), words[at]!, words[at]!.replace(/s$/, '')]
      .map(word => shapeOfWord.get(word))
      .find(shape => shape !== undefined);
    if (found) return found;
  }
  return undefined;
}
