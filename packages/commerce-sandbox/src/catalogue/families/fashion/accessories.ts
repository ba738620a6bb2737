import { family } from '../../family.ts';

export const handbags = family(
  { shape: 'handbag', sku: 'BAG', leaf: 'fashion/women/handbags', finish: 'leather', seller: 'Thelaa Bags, Kolkata', grams: 680 },
  [
    {
      name: 'Thelaa Alipore Leather Tote', brand: 'thelaa', mrp: 6_999, offer: 4_799, elsewhere: { MegaHaat: 4_990 },
      short: 'A laptop, a lunch box and a novel, and still a handsome bag.',
      about: 'Full-grain leather from Kolkata, cut so that the straps stay on the shoulder. The base has feet of brass, and the lining is light so that keys can be found.',
      points: ['Fits 14 inches', 'Zip pocket inside', 'Ages well'],
      facts: { Material: 'Full-grain leather', Size: '38 × 30 × 13 cm', Warranty: '1 year' },
      look: ['#8a4b2c', '#d9b27c'], rating: [89, 802],
      choice: { colours: { Tan: '#8a4b2c', Wine: '#5f2033', Black: '#232428' }, pieces: { Tan: [18], Wine: [7], Black: [24] } },
    },
    {
      name: 'Thelaa Sling for the Metro', brand: 'thelaa', mrp: 1_999, offer: 1_299, stock: 88,
      short: 'Phone, card, keys, and a zip that faces you.',
      about: 'Small enough for security checks, flat enough for a crowded coach. The strap is long enough to be worn across and cannot be pulled off a shoulder.',
      points: ['Zip to the body', 'Card slots', 'Adjustable strap'],
      facts: { Material: 'Vegan leather', Size: '20 × 14 × 5 cm', Warranty: '6 months' },
      look: ['#2f5f6b', '#e9d8b8'], grams: 260, rating: [84, 2_330],
    },
    {
      name: 'Banarsa Brocade Evening Clutch', brand: 'banarsa', mrp: 2_799, stock: 16,
      short: 'Woven like the saree it goes with.',
      about: 'Cut from the ends of Banarasi looms, so each one is a single piece. The chain tucks away. Inside there is room for a phone, a lipstick and the folded notes of a wedding.',
      points: ['Brocade', 'Hidden chain', 'Magnetic clasp'],
      facts: { Material: 'Silk brocade', Size: '22 × 12 × 4 cm', Care: 'Dust bag' },
      look: ['#a3272f', '#d8ab4e'], finish: 'fabric', grams: 210, rating: [87, 143],
    },
    {
      name: 'Thelaa Mati Canvas and Jute Shopper', brand: 'thelaa', mrp: 899,
      short: 'Carries eight kilos of vegetables and looks well at a book fair.',
      about: 'Jute from Murshidabad, a flat bottom, and handles long enough for the shoulder. It folds to the size of a newspaper.',
      points: ['Holds 8 kg', 'Flat bottom', 'Inner pocket', 'Folds flat'],
      facts: { Material: 'Jute and canvas', Size: '42 × 36 × 16 cm', Care: 'Spot clean' },
      look: ['#c8a873', '#38543f'], finish: 'fabric', grams: 340, rating: [86, 1_204],
      choice: { colours: { Natural: '#c8a873', Indigo: '#3a4577' }, pieces: { Natural: [120], Indigo: [48] } },
    },
  ],
);

export const backpacks = family(
  { shape: 'backpack', sku: 'BPK', leaf: 'fashion/bags-accessories/backpacks', finish: 'fabric', seller: 'Thelaa Bags, Kolkata', grams: 760 },
  [
    {
      name: 'Thelaa Campus 30 Backpack with Laptop Sleeve', brand: 'thelaa', mrp: 2_799, offer: 1_499, elsewhere: { Kartora: 1_549, ClickDukaan: 1_599 },
      short: 'Thirty litres, one laptop, two bottles, three years of college.',
      about: 'The rain cover lives in the bottom. Straps are wide where the weight is. A loop at the top hangs it from any classroom hook.',
      points: ['15.6-inch sleeve', 'Rain cover', 'Luggage strap'],
      facts: { Volume: '30 l', Material: 'Polyester, 900 D', Warranty: '3 years' },
      look: ['#2f5d8a', '#f0a63a'], rating: [86, 8_904],
      choice: { colours: { Ocean: '#2f5d8a', Black: '#25282e', Brick: '#a9452f' }, pieces: { Ocean: [90], Black: [160], Brick: [24] } },
    },
    {
      name: 'Musafio Anti-theft Commuter Backpack', brand: 'musafio', mrp: 3_999, offer: 2_799, stock: 54,
      short: 'Opens from the back, so nobody behind you can.',
      about: 'Cut-resistant panels and a USB socket at the strap. It stands by itself under a desk. A small pocket on the strap holds the metro card at the height of the gate.',
      points: ['Hidden zips', 'USB pass-through', 'Stands upright'],
      facts: { Volume: '22 l', Material: 'Coated nylon', Warranty: '2 years' },
      look: ['#3a3e46', '#8fa3b8'], rating: [85, 1_710],
    },
    {
      name: 'Padyatra Sahyadri 50 Trekking Rucksack', brand: 'padyatra', mrp: 6_499, offer: 4_999, stock: 5, elsewhere: { Bazaarnest: 5_190 },
      short: 'For Kalsubai at dawn and Hampta over four days.',
      about: 'The back adjusts to short and tall. The hip belt has a pocket for chikki. Ice axe loops are there too, for the day you need them.',
      points: ['Adjustable back', 'Sleeping-bag compartment', 'Rain cover'],
      facts: { Volume: '50 l', Weight: '1.4 kg', Warranty: '5 years' },
      look: ['#5a6b3b', '#d9672e'], grams: 1_600, rating: [90, 366],
    },
    {
      name: 'Thelaa Kanpur Leather Laptop Backpack', brand: 'thelaa', mrp: 7_999, stock: 12,
      short: 'A leather backpack that goes to the client, not to the hills.',
      about: 'Vegetable-tanned in Kanpur and cut from the back of the hide. It opens flat for a laptop at security, and brass zips run for twenty years.',
      points: ['Fits 15 inches', 'Opens flat', 'Brass zips', 'Strap for a trolley'],
      facts: { Volume: '18 l', Material: 'Full-grain leather', Warranty: '5 years' },
      look: ['#6b3f26', '#c9a06a'], finish: 'leather', grams: 1_450, rating: [91, 233],
    },
    {
      name: 'Thelaa Nursery School Bag with Rain Hood', brand: 'thelaa', mrp: 1_299, stock: 95,
      short: 'Two books, a tiffin and a dinosaur, at 290 grams.',
      about: 'Straps are padded and pull down, not sideways. A name window inside, reflectors outside, and a hood for July.',
      points: ['290 g', 'Reflectors on four sides', 'Chest strap', 'Bottle pockets that hold'],
      facts: { Volume: '9 l', Age: '3 to 6 years', Warranty: '1 year' },
      look: ['#e9b33c', '#2f8f9d'], grams: 380, rating: [88, 1_630],
    },
  ],
);

export const sunglasses = family(
  { shape: 'sunglasses', sku: 'SUN', leaf: 'fashion/bags-accessories/sunglasses', finish: 'gloss', seller: 'Nayansh Optics, Pune', grams: 90 },
  [
    {
      name: 'Nayansh Wayfarer Polarised Sunglasses', brand: 'nayansh', mrp: 2_499, offer: 1_499, elsewhere: { Kartora: 1_549 },
      short: 'Takes the glare off wet roads and windscreens.',
      about: 'Polarised lenses in a frame that Indian noses hold up. The tint is even enough to read a phone in portrait, which polarised glasses often forbid. A cloth and a hard case come along.',
      points: ['Polarised', 'UV 400', 'Low bridge fit'],
      facts: { Frame: 'Acetate', Width: '140 mm', Warranty: '1 year' },
      look: ['#22242a', '#5f6d7a'], rating: [84, 2_902],
      choice: { colours: { Black: '#22242a', Tortoise: '#7a4a26' }, pieces: { Black: [120], Tortoise: [61] } },
    },
    {
      name: 'Nayansh Aviator Gradient Sunglasses', brand: 'nayansh', mrp: 2_999, offer: 1_999, stock: 70,
      short: 'The pilot’s shape, lighter than the song.',
      about: 'Stainless steel, spring hinges, lenses dark above and clear below. Read a menu through the lower half and the sky through the upper one. The pads adjust at any optician’s.',
      points: ['Gradient lenses', 'UV 400', 'Spring hinges'],
      facts: { Frame: 'Steel', Width: '145 mm', Warranty: '1 year' },
      look: ['#caa45c', '#5b4636'], finish: 'metal', rating: [86, 1_444],
    },
    {
      name: 'Nayansh Wrap Cricket Sunglasses', brand: 'nayansh', mrp: 3_499, stock: 22, elsewhere: { MegaHaat: 3_590 },
      short: 'Stays on under a helmet and finds the ball against the sky.',
      about: 'The amber lens is for evening matches; both come in the case. Rubber at the temples grips more the more you sweat. They have been hit by a tennis ball and lived.',
      points: ['Two sets of lenses', 'Rubber temples', 'Shatter-proof'],
      facts: { Frame: 'TR90', Weight: '26 g', Warranty: '1 year' },
      look: ['#d43f3a', '#f0b03a'], rating: [82, 218],
    },
    {
      name: 'Nayansh Gol Round Sunglasses in Horn Look', brand: 'nayansh', mrp: 1_999, stock: 5,
      short: 'Small, round and slightly learned.',
      about: 'A keyhole bridge rests on the nose without pads. Any optician can put your numbers into the frame; the screws are standard.',
      points: ['UV 400', 'Takes power lenses', 'Keyhole bridge', 'Hard case'],
      facts: { Frame: 'Acetate', Width: '136 mm', Warranty: '1 year' },
      look: ['#6f4a2f', '#8f9d5c'], rating: [85, 390],
    },
  ],
);

export const wristWatches = family(
  { shape: 'wrist-watch', sku: 'WAT', leaf: 'fashion/bags-accessories/watches', finish: 'metal', seller: 'Samayra Watches, Bengaluru', grams: 160 },
  [
    {
      name: 'Samayra Chaabi Hand-wound Watch', brand: 'samayra', mrp: 7_999, offer: 6_499, stock: 26, elsewhere: { Kartora: 6_690 },
      short: 'Wind it each morning, as the country once did.',
      about: 'A 17-jewel movement made in Bengaluru, a cream dial, and numerals in Devanagari. It runs 42 hours from a full wind. Any old watchmaker knows the movement, and parts are kept for twenty years.',
      points: ['17 jewels', 'Devanagari dial', 'Domed glass'],
      facts: { Case: '36 mm steel', Strap: 'Leather', Warranty: '2 years' },
      look: ['#efe6d2', '#6b4226'], rating: [92, 544],
    },
    {
      name: 'Samayra Rana Chronograph', brand: 'samayra', mrp: 9_999, offer: 6_999, stock: 40, elsewhere: { Bazaarnest: 7_190, MegaHaat: 7_290 },
      short: 'A large blue dial, three small ones, and a weight that one notices.',
      about: 'Quartz, so it is right. The bracelet takes two screws to shorten, and the screwdriver is in the box. The pushers click, and the second hand returns to twelve exactly.',
      points: ['Chronograph', '10 ATM', 'Sapphire-coated glass'],
      facts: { Case: '43 mm steel', Strap: 'Steel', Warranty: '2 years' },
      look: ['#1f3f6e', '#b8bec7'], rating: [87, 1_302],
    },
    {
      name: 'Samayra Patli Slim Watch for Women', brand: 'samayra', mrp: 4_999, offer: 3_299,
      short: 'Five millimetres thin, with a mesh strap that closes anywhere.',
      about: 'Quiet at the office and enough for dinner. The mesh closes at any width with a magnet, so there are no links to take out. It comes in a box that can be given as it is.',
      points: ['5 mm thin', 'Mesh strap', 'Gift box'],
      facts: { Case: '32 mm', Movement: 'Quartz', Warranty: '2 years' },
      look: ['#d9a28c', '#f5efe9'], rating: [85, 1_870],
      choice: { colours: { 'Rose gold': '#d9a28c', Silver: '#c4c9d0' }, pieces: { 'Rose gold': [33], Silver: [28] } },
    },
    {
      name: 'Samayra Ank Digital Watch with Panchang', brand: 'samayra', mrp: 1_999, stock: 140,
      short: 'Time, tithi and an alarm, for ten years on one cell.',
      about: 'It knows sunrise and tithi for forty Indian cities until 2045. The strap is the sort that survives a buffalo.',
      points: ['Sunrise, sunset and tithi', '10-year cell', '5 ATM', 'Light in the dial'],
      facts: { Case: '41 mm resin', Strap: 'Resin', Warranty: '2 years' },
      look: ['#2b2f36', '#e0803a'], finish: 'matte', grams: 90, rating: [84, 977],
    },
  ],
);
