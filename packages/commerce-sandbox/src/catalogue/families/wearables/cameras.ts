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
      look: ['#24262b', '#8a6a4d'], form: 'mirrorless', label: 'Drishtiva', rating: [91, 312],
    },
    {
      name: 'Drishtiva Retro Z Compact Camera', brand: 'drishtiva', mrp: 54_990, stock: 7, elsewhere: { Bazaarnest: 55_990 },
      short: 'Dials one can feel, a fixed lens, and pictures that need no filter.',
      about: 'Twelve film looks are built in, one of them after the postcards of the seventies. The shutter is silent, so nobody turns round at a music recital.',
      points: ['23 mm f/2', 'Real shutter dial', 'Pocket size'],
      facts: { Sensor: '24 megapixels', Weight: '310 g', Warranty: '2 years' },
      look: ['#b9ab94', '#5a3b28'], form: 'retro', label: 'Retro Z', rating: [89, 145],
    },
    {
      name: 'Drishtiva Jhatpat Instant Camera', brand: 'drishtiva', mrp: 7_999, offer: 5_999,
      short: 'The photograph comes out of the top, and everybody wants it.',
      about: 'It sets exposure by itself; you only say whether you are in or out. Ten films are in the box. A ring around the lens switches to close-ups for faces and food.',
      points: ['Selfie mirror', 'Prints in 90 seconds', 'Takes AA cells'],
      facts: { Film: '62 × 46 mm', Weight: '295 g', Warranty: '1 year' },
      look: ['#8fc3d9', '#f5f1ea'], form: 'instant', label: 'Jhatpat', finish: 'gloss', rating: [85, 1_204],
      choice: { colours: { 'Sky blue': '#8fc3d9', Blush: '#eab7bd', White: '#f2f0ec' }, pieces: { 'Sky blue': [40], Blush: [22], White: [9] } },
    },
    {
      name: 'Drishtiva M1 Full-frame Mirrorless Body', brand: 'drishtiva', mrp: 1_89_990, stock: 3, handling: 149,
      short: 'For people whose pictures are printed two metres wide.',
      about: 'Thirty-three megapixels that see in the light of a diya. The shutter is rated for five lakh pictures, which is about a hundred weddings.',
      points: ['33 megapixels, full frame', 'Stabilised sensor, 7 stops', 'Two card slots', 'Weather-sealed magnesium'],
      facts: { Mount: 'D-mount', Video: '4K at 60 frames, 10 bit', Weight: '658 g', Warranty: '3 years' },
      look: ['#1e2024', '#b0392e'], form: 'mirrorless', label: 'Drishtiva', grams: 1_200, rating: [94, 72],
    },
  ],
);

export const actionCameras = family(
  { shape: 'action-camera', sku: 'ACT', leaf: 'wearables-cameras/cameras/action-cameras', finish: 'matte', seller, made: 'China', grams: 320 },
  [
    {
      name: 'Drishtiva Dhoom 4K Action Camera', brand: 'drishtiva', mrp: 14_990, offer: 9_990, stock: 62, elsewhere: { Kartora: 10_290 },
      short: 'Ladakh on a helmet, steady as from a tripod.',
      about: 'It shoots at ten below and at fifty above. Say “shuru” and it records. The front screen shows whether the helmet is still in the picture.',
      points: ['4K at 60 frames', 'Water-proof to 10 m without a case', 'Voice control in Hindi and English'],
      facts: { Weight: '127 g', Battery: '95 min', Warranty: '1 year' },
      form: 'block', look: ['#23262b', '#e94f37'], label: 'Dhoom', rating: [86, 880],
    },
    {
      name: 'Drishtiva Chhota Thumb Camera', brand: 'drishtiva', mrp: 11_990, stock: 25,
      short: 'A camera the size of a thumb that clips to a collar or a cat.',
      about: 'Magnets hold it through the cloth. The case is charger, screen and remote at once. It hangs from a chain, a cap or the collar of a patient animal.',
      points: ['35 g', 'Magnetic', 'Horizon stays level'],
      facts: { Video: '2.7K at 50 frames', Battery: '80 min, 170 with case', Warranty: '1 year' },
      form: 'thumb', look: ['#f1f2f4', '#f0b429'], label: 'Chhota', rating: [82, 233],
    },
    {
      name: 'Drishtiva Rasta Dash Camera, Front and Rear', brand: 'drishtiva', mrp: 8_990, offer: 6_490, stock: 110, elsewhere: { MegaHaat: 6_690, ClickDukaan: 6_790 },
      short: 'Two witnesses for the car, day and night.',
      about: 'It starts with the engine and wakes when somebody knocks at the bumper. Number plates stay readable at night.',
      points: ['2K front, 1080p rear', 'Parking guard', 'GPS stamp'],
      facts: { Card: 'up to 256 GB', Temperature: 'to 70 °C', Warranty: '2 years' },
      form: 'dash', look: ['#2a2d33', '#4ea0d9'], label: 'Rasta', rating: [87, 1_570],
    },
    {
      name: 'Drishtiva Gol 360 Action Camera', brand: 'drishtiva', mrp: 34_990, stock: 11, handling: 49,
      short: 'Films everything at once; you choose where to look at home.',
      about: 'Two lenses record the whole ghat, and the stick between them vanishes from the picture. The lens guards screw off and cost ₹490 a pair.',
      points: ['5.7K all around', 'Invisible stick included', 'Guards can be replaced', 'Water-proof to 10 m'],
      facts: { Battery: '80 min', Card: 'up to 1 TB', Weight: '180 g', Warranty: '1 year' },
      form: 'thumb', look: ['#2b2d31', '#5fb3d9'], label: 'Gol', finish: 'gloss', rating: [88, 194],
    },
  ],
);

export const tripods = family(
  { shape: 'tripod', sku: 'TRI', leaf: 'wearables-cameras/cameras/tripods', finish: 'metal', seller, grams: 1_300 },
  [
    {
      name: 'Drishtiva Sthir 160 Aluminium Tripod', brand: 'drishtiva', mrp: 3_999, offer: 2_499, stock: 90, elsewhere: { Kartora: 2_599 },
      short: 'Stands on a ghat step and on a hotel carpet alike.',
      about: 'Each leg locks at three angles, and the centre column turns upside down for food from above. A spirit level in the head tells the truth on a slope.',
      points: ['160 cm', 'Holds 5 kg', 'Phone holder included'],
      facts: { Folded: '46 cm', Weight: '1.1 kg', Warranty: '2 years' },
      form: 'studio', look: ['#2d3036', '#c9a227'], label: 'Sthir', rating: [84, 1_330],
    },
    {
      name: 'Drishtiva Octo Flexible Tripod', brand: 'drishtiva', mrp: 1_299, offer: 799, stock: 310,
      short: 'Wraps itself around railings, branches and handlebars.',
      about: 'The legs are jointed and rubbered. Fits phones, small cameras and a torch. The button in the pocket takes the picture while you stand in it.',
      points: ['30 cm', 'Holds 1 kg', 'Bluetooth button'],
      facts: { Weight: '210 g', Warranty: '1 year' },
      form: 'flexible', look: ['#1f2328', '#e5484d'], label: 'Octo', finish: 'matte', grams: 280, rating: [80, 3_415],
    },
    {
      name: 'Drishtiva Carbon 180 Travel Tripod', brand: 'drishtiva', mrp: 14_990, stock: 6, elsewhere: { Bazaarnest: 15_490 },
      short: 'One kilo of carbon under eight kilos of camera.',
      about: 'Made for those who carry it up to the temple before sunrise. The ball head turns like butter in April.',
      points: ['180 cm', 'Holds 8 kg', 'One leg becomes a monopod'],
      facts: { Folded: '42 cm', Weight: '1.05 kg', Warranty: '5 years' },
      form: 'travel', look: ['#34383f', '#3d8f7a'], label: 'Carbon', rating: [92, 88],
    },
    {
      name: 'Drishtiva Reel Ring Light Stand, 2.1 m', brand: 'drishtiva', mrp: 2_999, stock: 120,
      short: 'Light, phone and height for everyone who teaches or sells on video.',
      about: 'A 26 cm ring gives three whites in ten steps from any USB plug. The stand folds to the length of an umbrella.',
      points: ['26 cm ring light', 'Three whites', 'Remote button', 'Bag included'],
      facts: { Height: '55 to 210 cm', Power: '10 W USB', Weight: '1.4 kg', Warranty: '6 months' },
      form: 'studio', look: ['#3b3d43', '#f4e3b5'], label: 'Reel', finish: 'matte', grams: 1_900, rating: [82, 2_066],
    },
  ],
);
