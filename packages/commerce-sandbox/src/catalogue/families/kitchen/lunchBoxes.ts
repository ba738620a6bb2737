import { family } from '../../family.ts';

export const lunchBoxes = family(
  { shape: 'lunch-box', sku: 'LUN', leaf: 'kitchen-dining/dining-storage/lunch-boxes', finish: 'metal', seller: 'Thaliwell Stores, Moradabad', grams: 900 },
  [
    {
      name: 'Thaliwell Dabbawala Steel Tiffin with Clip', brand: 'thaliwell', mrp: 1_299, offer: 899, elsewhere: { Kartora: 929, Bazaarnest: 949 },
      short: 'The stack that crosses Mumbai on a bicycle every noon.',
      about: 'Rice below, sabzi above, roti on top, and a clip that has held since 1890. The lid is a plate, for days when there is no table.',
      points: ['Steel 202, mirror polish', 'Clip with lock', 'Lid serves as a plate', 'Does not hold smells'],
      facts: { Material: 'Steel', Bowl: '350 ml each', Care: 'Dishwasher safe', Warranty: '2 years' },
      look: ['#c9ced5', '#8c5a2b'], label: 'Dabbawala', rating: [90, 5_233],
      choice: { sizes: ['2 tier', '3 tier', '4 tier'], steps: [0, 250, 500], pieces: { all: [44, 80, 12] } },
    },
    {
      name: 'Thaliwell Garam Electric Lunch Box, 1.2 L', brand: 'thaliwell', mrp: 1_599, stock: 76, elsewhere: { MegaHaat: 1_649 },
      short: 'Plug it in at half past twelve, eat at one.',
      about: 'Steam warms three steel boxes without drying the roti. It takes 35 minutes from an office socket and forgets nothing, because it switches itself off.',
      points: ['Three steel boxes', '300 W', 'Switches off by itself', 'Spoon and cord inside the lid'],
      facts: { Capacity: '1.2 litres', Power: '300 W', Material: 'Steel boxes in a cool-touch body', Warranty: '1 year' },
      look: ['#3d6f8e', '#f0ead8'], finish: 'matte', label: 'Garam', grams: 1_350, rating: [85, 2_870],
    },
    {
      name: 'Jalvio Insulated Lunch Bag with Four Steel Boxes', brand: 'jalvio', mrp: 2_199, offer: 1_499, stock: 52,
      short: 'Curry, curd, roti, fruit, and a bag that looks like an office.',
      about: 'Foil-lined, so food is warm at one when it was packed at eight. The boxes lock on four sides and a dropped bag is not a disaster.',
      points: ['Boxes of 300 ml with four locks', 'Warm for five hours', 'Pocket for a bottle', 'Bag is machine washable'],
      facts: { Boxes: '4 × 300 ml', Material: 'Steel, polyester bag', Warranty: '1 year' },
      look: ['#4a4f59', '#d07a4a'], finish: 'fabric', label: 'Jalvio', grams: 1_100, rating: [88, 1_915],
    },
    {
      name: 'Thaliwell Nanha Bento Box for Children, 5 Compartments', brand: 'thaliwell', mrp: 749,
      short: 'Five small places, so that nothing touches anything.',
      about: 'The seal goes around each compartment and curd stays where it was put. Big clips for small thumbs; the tray lifts out to wash.',
      points: ['Sealed compartments', 'Opens with one clip', 'Tray goes in the microwave', 'Stickers for a name'],
      facts: { Capacity: '850 ml', Material: 'BPA-free plastic', Age: '3 and above', Warranty: '6 months' },
      look: ['#f0a6b4', '#4aa3a2'], finish: 'gloss', label: 'Nanha', grams: 480, rating: [86, 3_102],
      choice: { colours: { Rose: '#f0a6b4', 'Sea green': '#4aa3a2', Sunshine: '#f2c744' }, pieces: { Rose: [33], 'Sea green': [40], Sunshine: [0] } },
    },
  ],
);
