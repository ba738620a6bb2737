import { family } from '../../family.ts';

const seller = 'Drishtiva Imaging, Chennai';

export const cameras = family(
  { shape: 'camera', sku: 'CAM', leaf: 'wearables-cameras/cameras/mirrorless-cameras', finish: 'leather', seller, made: 'Thailand', grams: 900 },
  [
    {
      name: 'Drishtiva M5 Mirrorless Camera with 16–50 mm', brand: 'drishtiva', mrp: 79_990, offer: 68_990, stock: 14, handling: 99, elsewhere: { Kartora: 69_990, MegaHaat: 70_490 },
      short: 'A first real camera, with a lens for weddings and waterfalls.',
      about: 'It finds eyes, of people and of birds, and stays on them. The grip is deep enough for a day of baraat.',
      points: ['26 megapixels, APS-C', '4K at 60 frames', 'Flip screen'],
      facts: { Mount: 'D-mount', Weight: '420 g', Warranty: '2 years' },
      look: ['#24262b', '#8a6a4d'], rating: [91, 312],
    },
    {
      name: 'Drishtiva Retro Z Compact Camera', brand: 'drishtiva', mrp: 54_990, stock: 7, elsewhere: { Bazaarnest: 55_990 },
      short: 'Dials one can feel, a fixed lens, and pictures that need no filter.',
      about: 'Twelve film looks are built in, one of them after the postcards of the seventies.',
      points: ['23 mm f/2', 'Real shutter dial', 'Pocket size'],
      facts: { Sensor: '24 megapixels', Weight: '310 g', Warranty: '2 years' },
      look: ['#b9ab94', '#5a3b28'], rating: [89, 145],
    },
    {
      name: 'Drishtiva Jhatpat Instant Camera', brand: 'drishtiva', mrp: 7_999, offer: 5_999,
      short: 'The photograph comes out of the top, and everybody wants it.',
      about: 'It sets exposure by itself; you only say whether you are in or out. Ten films are in the box.',
      points: ['Selfie mirror', 'Prints in 90 seconds', 'Takes AA cells'],
      facts: { Film: '62 × 46 mm', Weight: '295 g', Warranty: '1 year' },
      look: ['#8fc3d9', '#f5f1ea'], finish: 'gloss', rating: [85, 1_204],
      choice: { colours: { 'Sky blue': '#8fc3d9', Blush: '#eab7bd', White: '#f2f0ec' }, pieces: { 'Sky blue': [40], Blush: [22], White: [9] } },
    },
  ],
);

export const actionCameras = family(
  { shape: 'action-camera', sku: 'ACT', leaf: 'wearables-cameras/cameras/action-cameras', finish: 'matte', seller, made: 'China', grams: 320 },
  [
    {
      name: 'Drishtiva Dhoom 4K Action Camera', brand: 'drishtiva', mrp: 14_990, offer: 9_990, stock: 62, elsewhere: { Kartora: 10_290 },
      short: 'Ladakh on a helmet, steady as from a tripod.',
      about: 'It shoots at ten below and at fifty above. Say “shuru” and it records.',
      points: ['4K at 60 frames', 'Water-proof to 10 m without a case', 'Voice control in Hindi and English'],
      facts: { Weight: '127 g', Battery: '95 min', Warranty: '1 year' },
      look: ['#23262b', '#e94f37'], rating: [86, 880],
    },
    {
      name: 'Drishtiva Chhota Thumb Camera', brand: 'drishtiva', mrp: 11_990, stock: 25,
      short: 'A camera the size of a thumb that clips to a collar or a cat.',
      about: 'Magnets hold it through the cloth. The case is charger, screen and remote at once.',
      points: ['35 g', 'Magnetic', 'Horizon stays level'],
      facts: { Video: '2.7K at 50 frames', Battery: '80 min, 170 with case', Warranty: '1 year' },
      look: ['#f1f2f4', '#f0b429'], rating: [82, 233],
    },
    {
      name: 'Drishtiva Rasta Dash Camera, Front and Rear', brand: 'drishtiva', mrp: 8_990, offer: 6_490, stock: 110, elsewhere: { MegaHaat: 6_690, ClickDukaan: 6_790 },
      short: 'Two witnesses for the car, day and night.',
      about: 'It starts with the engine and wakes when somebody knocks at the bumper. Number plates stay readable at night.',
      points: ['2K front, 1080p rear', 'Parking guard', 'GPS stamp'],
      facts: { Card: 'up to 256 GB', Temperature: 'to 70 °C', Warranty: '2 years' },
      look: ['#2a2d33', '#4ea0d9'], rating: [87, 1_570],
    },
  ],
);

export const tripods = family(
  { shape: 'tripod', sku: 'TRI', leaf: 'wearables-cameras/cameras/tripods', finish: 'metal', seller, grams: 1_300 },
  [
    {
      name: 'Drishtiva Sthir 160 Aluminium Tripod', brand: 'drishtiva', mrp: 3_999, offer: 2_499, stock: 90, elsewhere: { Kartora: 2_599 },
      short: 'Stands on a ghat step and on a hotel carpet alike.',
      about: 'Each leg locks at three angles, and the centre column turns upside down for food from above.',
      points: ['160 cm', 'Holds 5 kg', 'Phone holder included'],
      facts: { Folded: '46 cm', Weight: '1.1 kg', Warranty: '2 years' },
      look: ['#2d3036', '#c9a227'], rating: [84, 1_330],
    },
    {
      name: 'Drishtiva Octo Flexible Tripod', brand: 'drishtiva', mrp: 1_299, offer: 799, stock: 310,
      short: 'Wraps itself around railings, branches and handlebars.',
      about: 'The legs are jointed and rubbered. Fits phones, small cameras and a torch.',
      points: ['30 cm', 'Holds 1 kg', 'Bluetooth button'],
      facts: { Weight: '210 g', Warranty: '1 year' },
      look: ['#1f2328', '#e5484d'], finish: 'matte', grams: 280, rating: [80, 3_415],
    },
    {
      name: 'Drishtiva Carbon 180 Travel Tripod', brand: 'drishtiva', mrp: 14_990, stock: 6, elsewhere: { Bazaarnest: 15_490 },
      short: 'One kilo of carbon under eight kilos of camera.',
      about: 'Made for those who carry it up to the temple before sunrise. The ball head turns like butter in April.',
      points: ['180 cm', 'Holds 8 kg', 'One leg becomes a monopod'],
      facts: { Folded: '42 cm', Weight: '1.05 kg', Warranty: '5 years' },
      look: ['#34383f', '#3d8f7a'], rating: [92, 88],
    },
  ],
);
