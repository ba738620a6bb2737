import { family } from '../../family.ts';

const seller = 'Urbhaan Clothing, Tiruppur';
const sizes = ['S', 'M', 'L', 'XL', 'XXL'];
const waists = ['28', '30', '32', '34', '36', '38'];

export const tShirts = family(
  { shape: 't-shirt', sku: 'TSH', leaf: 'fashion/men/t-shirts', finish: 'fabric', seller, grams: 190 },
  [
    {
      name: 'Urbhaan Everyday Cotton T-shirt, 180 GSM', brand: 'urbhaan', mrp: 799, offer: 449, elsewhere: { Kartora: 469, Bazaarnest: 479 },
      short: 'The plain T-shirt that keeps its collar after fifty washes.',
      about: 'Combed cotton, knitted in Tiruppur, with a tape in the shoulder. Order one, then five. It is pre-shrunk, and the size you buy is the size you keep.',
      points: ['180 GSM combed cotton', 'Bio-washed', 'Ribbed collar'],
      facts: { Fabric: '100 % cotton', Fit: 'Regular', Care: 'Machine wash' },
      look: ['#2f4858', '#ffffff'], rating: [85, 14_220],
      choice: { colours: { Petrol: '#2f4858', White: '#f4f4f2', Maroon: '#6d2331', Olive: '#6a6f45' }, sizes, pieces: { Petrol: [80, 120, 140, 60, 20], White: [100, 160, 150, 90, 40], Maroon: [20, 44, 0, 18, 6], Olive: [null, 30, 28, 12, null] } },
    },
    {
      name: 'Urbhaan Lungi Lines Oversized T-shirt', brand: 'urbhaan', mrp: 1_299, offer: 899,
      short: 'Madras checks, printed large, on a T-shirt cut wide.',
      about: 'Drawn by a student of NID who missed home. Heavy enough to fall straight. The ink is water-based and does not crack when it is stretched.',
      points: ['240 GSM', 'Drop shoulder', 'Water-based print'],
      facts: { Fabric: '100 % cotton', Fit: 'Oversized', Care: 'Machine wash' },
      look: ['#e8d5b0', '#c2452d'], rating: [82, 730],
      choice: { sizes, pieces: { all: [14, 26, 31, 12, 0] } },
    },
    {
      name: 'Padyatra Dry-fit Running T-shirt', brand: 'padyatra', mrp: 1_499, offer: 999, elsewhere: { ClickDukaan: 1_049 },
      short: 'Dry again by the second kilometre.',
      about: 'Mesh under the arms, a reflective line on the back, and no seam where the bag rubs. It packs into its own sleeve and smells of nothing after a run.',
      points: ['Quick-dry', 'Reflective', '120 g'],
      facts: { Fabric: 'Recycled polyester', Fit: 'Athletic', Care: 'Machine wash' },
      look: ['#1d7f8c', '#f2e14c'], rating: [84, 1_905],
      choice: { colours: { Teal: '#1d7f8c', Black: '#25282d' }, sizes, pieces: { Teal: [18, 33, 29, 15, 4], Black: [22, 40, 41, 20, 9] } },
    },
    {
      name: 'Urbhaan Polo T-shirt in Piqué Cotton', brand: 'urbhaan', mrp: 1_199,
      short: 'A polo that passes at a meeting and at a match.',
      about: 'The collar has a bone in it and does not curl. Side slits let it hang outside, which is how it will be worn.',
      points: ['Piqué, 220 GSM', 'Collar that stays flat', 'Three buttons', 'Does not pill'],
      facts: { Fabric: '100 % cotton', Fit: 'Regular', Care: 'Machine wash' },
      look: ['#1f4a3f', '#f0ede4'], rating: [86, 3_940],
      choice: { colours: { 'Bottle green': '#1f4a3f', Navy: '#27324e', 'Brick red': '#a2392b' }, sizes, pieces: { 'Bottle green': [30, 52, 60, 33, 12], Navy: [40, 66, 70, 41, 15], 'Brick red': [12, 20, 22, null, null] } },
    },
  ],
);

export const shirts = family(
  { shape: 'shirt', sku: 'SHI', leaf: 'fashion/men/shirts', finish: 'fabric', seller, grams: 260 },
  [
    {
      name: 'Urbhaan Oxford Office Shirt', brand: 'urbhaan', mrp: 2_199, offer: 1_399, elsewhere: { Kartora: 1_449 },
      short: 'Blue Oxford cotton that survives the local and looks fine at ten.',
      about: 'Split yoke, button-down collar, a pocket for the card. Ironing is optional, honestly. The tails are long enough to stay in on a motorcycle.',
      points: ['Easy iron', 'Button-down collar', 'Spare buttons'],
      facts: { Fabric: '100 % cotton Oxford', Fit: 'Slim', Care: 'Machine wash' },
      look: ['#9db8d9', '#ffffff'], rating: [85, 3_310],
      choice: { colours: { 'Sky blue': '#9db8d9', White: '#f5f6f7' }, sizes: ['38', '39', '40', '42', '44'], pieces: { 'Sky blue': [20, 34, 40, 28, 11], White: [30, 44, 52, 36, 0] } },
    },
    {
      name: 'Ankari Khadi Shirt with Band Collar', brand: 'ankari', mrp: 2_499, offer: 1_899,
      short: 'Hand-spun, hand-woven, and cool in May.',
      about: 'Khadi mark inside. The weave is uneven, because a person made it. It softens for years, and the coconut buttons do not mind the iron.',
      points: ['Khadi mark', 'Band collar', 'Coconut buttons'],
      facts: { Fabric: 'Khadi cotton', Fit: 'Relaxed', Care: 'Hand wash' },
      look: ['#d9cfb8', '#7a6a4b'], rating: [87, 640],
      choice: { sizes: ['38', '40', '42', '44'], pieces: { all: [14, 22, 18, 7] } },
    },
    {
      name: 'Denimkar Checked Flannel Shirt', brand: 'denimkar', mrp: 1_999,
      short: 'For Shimla, Shillong and December in Delhi.',
      about: 'Brushed on both sides; heavy enough to wear open over a T-shirt. The checks meet at the placket and at the pockets.',
      points: ['Brushed cotton', 'Two pockets', 'Curved hem'],
      facts: { Fabric: 'Cotton flannel', Fit: 'Regular', Care: 'Machine wash' },
      look: ['#8c2f2b', '#26303a'], rating: [83, 512],
      choice: { sizes: ['38', '40', '42', '44'], pieces: { all: [0, 0, 0, 0] } },
    },
    {
      name: 'Urbhaan Short-sleeved Resort Shirt in Viscose', brand: 'urbhaan', mrp: 1_799,
      short: 'Palms, parrots and an open collar, for Goa or for Tuesday.',
      about: 'Viscose falls softly and stays cool against the skin. The pattern meets at the pocket, which takes a tailor three minutes more.',
      points: ['Open camp collar', 'Matched pocket', 'Straight hem'],
      facts: { Fabric: 'Viscose', Fit: 'Relaxed', Care: 'Gentle machine wash' },
      look: ['#2f8f83', '#f2c65a'], rating: [82, 466],
      choice: { sizes: ['38', '40', '42', '44'], pieces: { all: [11, 19, 15, 4] } },
    },
    {
      name: 'Ankari Ikat Handloom Shirt, Pochampally', brand: 'ankari', mrp: 2_299, offer: 1_749,
      short: 'Yarn tied and dyed first, then woven, so the edges blur on purpose.',
      about: 'Each metre takes a weaver in Pochampally most of a day. The shirt is cut along the pattern, so the arrows meet in front.',
      points: ['Pochampally double ikat', 'Half sleeves', 'Handloom mark'],
      facts: { Fabric: 'Handloom cotton', Fit: 'Regular', Care: 'Cold wash' },
      look: ['#7a2433', '#e9d9b0'], rating: [88, 239],
      choice: { sizes: ['38', '40', '42', '44'], pieces: { all: [6, 13, 12, 0] } },
    },
  ],
);

export const jeans = family(
  { shape: 'jeans', sku: 'JEA', leaf: 'fashion/men/jeans', finish: 'fabric', seller: 'Denimkar Mills, Ahmedabad', grams: 640 },
  [
    {
      name: 'Denimkar Slim Stretch Jeans, Mid Blue', brand: 'denimkar', mrp: 2_799, offer: 1_699, elsewhere: { Kartora: 1_749, MegaHaat: 1_799 },
      short: 'Slim jeans in which one can sit on a scooter.',
      about: 'Two per cent elastane, five proper pockets, and a zip from people who make zips. They are pre-washed, so the length that you hem is the length that stays.',
      points: ['Stretch denim, 11 oz', 'Metal zip', 'Chain-stitched hem'],
      facts: { Fabric: '98 % cotton, 2 % elastane', Fit: 'Slim', Care: 'Wash inside out' },
      look: ['#3f5f8a', '#c98d3c'], rating: [84, 5_204],
      choice: { sizes: waists, pieces: { all: [20, 44, 60, 52, 24, 8] } },
    },
    {
      name: 'Denimkar Raw Selvedge Jeans', brand: 'denimkar', mrp: 6_499,
      short: 'Stiff for a month, then yours for ten years.',
      about: 'Woven in Ahmedabad on shuttle looms from the sixties. Wash it when you must. The first hem and every repair are free at our Ahmedabad mill.',
      points: ['14 oz selvedge', 'Copper rivets', 'Free repairs'],
      facts: { Fabric: '100 % cotton', Fit: 'Straight', Care: 'Rarely' },
      look: ['#1e2b45', '#d8a24a'], rating: [91, 132],
      choice: { sizes: waists.slice(1, 5), pieces: { all: [4, 7, 6, 3] } },
    },
    {
      name: 'Denimkar Relaxed Carpenter Jeans, Black', brand: 'denimkar', mrp: 3_199, offer: 2_399,
      short: 'Wide, black, with a loop for a hammer that you do not own.',
      about: 'The fit of this year in cloth that outlasts it. Seams are stitched three times at the knee and seat, and the black is dyed into the core of the yarn.',
      points: ['Relaxed leg', 'Tool loop and pocket', 'Black that stays black'],
      facts: { Fabric: '100 % cotton', Fit: 'Relaxed', Care: 'Cold wash' },
      look: ['#26282c', '#8a8f98'], rating: [80, 420],
      choice: { sizes: waists.slice(0, 4), pieces: { all: [8, 18, 22, 15] } },
    },
    {
      name: 'Denimkar Tapered Jeans with Stretch Waist, Plus Fit', brand: 'denimkar', mrp: 2_599,
      short: 'Cut for broad hips and short legs, which most of us have.',
      about: 'The rise is longer behind, so the shirt stays in when you sit. A little elastic hides in the waistband and forgives a thali, and the pockets were measured against the largest phones.',
      points: ['Longer back rise', 'Hidden elastic waist', 'Pockets 18 cm deep', 'Short and regular leg at no extra cost'],
      facts: { Fabric: '99 % cotton, 1 % elastane', Fit: 'Tapered', Care: 'Wash inside out' },
      look: ['#7f9cc0', '#e2cfa4'], rating: [88, 1_722],
      choice: { colours: { 'Light blue': '#7f9cc0', 'Stone grey': '#8d8f8c' }, sizes: ['34', '36', '38', '40', '42'], pieces: { 'Light blue': [14, 33, 36, 20, 7], 'Stone grey': [5, 12, 10, 0, null] } },
    },
  ],
);

export const jackets = family(
  { shape: 'jacket', sku: 'JKT', leaf: 'fashion/men/jackets', finish: 'fabric', seller, grams: 720 },
  [
    {
      name: 'Padyatra Himalaya Puffer Jacket', brand: 'padyatra', mrp: 5_999, offer: 3_799, elsewhere: { Kartora: 3_899 },
      short: 'Warm at minus five, and no larger than a loaf when rolled.',
      about: 'Recycled filling that stays warm when it is wet. The hood fits over a cap. It rolls into its own pocket and makes a fair pillow on a night train.',
      points: ['To −5 °C', 'Packs into its pocket', 'Windproof'],
      facts: { Shell: 'Nylon', Filling: 'Recycled polyester', Care: 'Machine wash' },
      look: ['#2f5d50', '#e07b39'], rating: [88, 1_611],
      choice: { colours: { Pine: '#2f5d50', Navy: '#27324e' }, sizes, pieces: { Pine: [9, 20, 24, 12, 3], Navy: [14, 30, 33, 18, 0] } },
    },
    {
      name: 'Padyatra Barsaati Monsoon Jacket', brand: 'padyatra', mrp: 2_999, offer: 1_999,
      short: 'Keeps the July out and lets the scooter rider breathe.',
      about: 'Sealed seams, a hood that clears a helmet, and a pocket for the phone that really is dry. Vents below the arms open for a long ride and close before the next shower.',
      points: ['10,000 mm', 'Taped seams', 'Reflective back'],
      facts: { Shell: 'Polyester, PU coated', Weight: '360 g', Care: 'Wipe' },
      look: ['#e3b62f', '#33373d'], grams: 420, rating: [86, 2_750],
      choice: { sizes, pieces: { all: [16, 28, 35, 22, 10] } },
    },
    {
      name: 'Denimkar Trucker Denim Jacket', brand: 'denimkar', mrp: 3_999, offer: 2_999, elsewhere: { Bazaarnest: 3_090 },
      short: 'The jacket that every bike in the family has carried.',
      about: 'Four pockets, two of them inside. Stonewashed, so it is friendly from the start. The waist adjusts by two buttons for a thick pullover below.',
      points: ['12 oz denim', 'Inner pockets', 'Adjustable waist'],
      facts: { Fabric: '100 % cotton', Fit: 'Regular', Care: 'Wash inside out' },
      look: ['#5d7fa8', '#c98d3c'], rating: [85, 690],
      choice: { sizes: sizes.slice(0, 4), pieces: { all: [10, 17, 20, 8] } },
    },
    {
      name: 'Ankari Bandhgala Jacket in Raw Silk', brand: 'ankari', mrp: 7_999,
      short: 'A closed collar and five buttons that end every discussion of what to wear.',
      about: 'Raw silk from Bhagalpur over a canvas that was stitched, not glued. Two inches are left in the side seams for later.',
      points: ['Canvas stitched by hand', 'Five engraved buttons', 'Seams can be let out', 'Cover and hanger included'],
      facts: { Fabric: 'Raw silk', Fit: 'Tailored', Care: 'Dry clean' },
      look: ['#2a2c4f', '#c6a45b'], rating: [90, 201],
      choice: { colours: { Midnight: '#2a2c4f', Maroon: '#5f1f2c', Beige: '#cdb994' }, sizes: ['38', '40', '42', '44'], pieces: { Midnight: [4, 9, 8, 3], Maroon: [3, 6, 5, null], Beige: [2, 4, 0, 1] } },
    },
  ],
);
