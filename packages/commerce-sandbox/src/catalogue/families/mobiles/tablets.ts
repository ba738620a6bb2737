import { family } from '../../family.ts';

export const tablets = family(
  { shape: 'tablet', sku: 'TAB', leaf: 'mobiles-tablets/tablets/large-tablets', finish: 'metal', seller: 'Metro Digital Retail, Bengaluru', grams: 860 },
  [
    {
      name: 'Auvira Slate 11 Tablet', brand: 'auvira', mrp: 27_999, offer: 23_999, elsewhere: { Kartora: 24_999, Bazaarnest: 24_490 },
      short: 'An 11-inch 2.5K tablet for notes, films and long lectures.',
      about: 'The Slate 11 is light enough to hold for a chapter and sharp enough for a page of small print. Quad speakers face you in both directions, and the pen (sold separately) clips to its edge.',
      points: ['11-inch 2.5K screen at 120 Hz', '8,600 mAh battery, 14 hours of video', 'Four speakers', 'Split screen remembers your pairs of apps'],
      facts: { Display: '11-inch 2.5K IPS, 120 Hz', RAM: '8 GB', Battery: '8,600 mAh', Connectivity: 'Wi-Fi 6', Weight: '478 g', Warranty: '1 year' },
      look: ['#8b93a0', '#1a1d22'], form: 'tablet', rating: [88, 734],
      choice: { colours: { 'Space grey': '#8b93a0', 'Sky blue': '#a7c4dc' }, storages: ['128 GB', '256 GB'], steps: [0, 3000], pieces: { 'Space grey': [26, 14], 'Sky blue': [8, 0] } },
    },
    {
      name: 'Auvira Slate 13 Studio Tablet with Pen (12 GB RAM, 256 GB)', brand: 'auvira', mrp: 64_990, offer: 58_990, stock: 9, handling: 99,
      short: 'A 13-inch OLED drawing surface with a pen that never needs charging.',
      about: 'Architects and illustrators asked for a bigger page. This one shows A4 at full size, and the pen has 8,192 levels of pressure and tilt with no battery to run down in a client meeting.',
      points: ['13-inch OLED, 144 Hz, full P3 colour', 'Battery-free pen in the box', 'Keyboard connector on the edge', 'Nano-texture option at service centres'],
      facts: { Display: '13-inch OLED, 144 Hz', RAM: '12 GB', Storage: '256 GB', Battery: '10,200 mAh', 'In the box': 'Tablet, pen, cable, 45 W charger', Warranty: '1 year' },
      look: ['#3b4048', '#d6d9de'], form: 'studio', grams: 1150, rating: [92, 88],
    },
    {
      name: 'Zentoro Pathshala Tab 10.4 (4 GB RAM, 64 GB)', brand: 'zentoro', mrp: 14_999, offer: 11_499, stock: 64, elsewhere: { ClickDukaan: 11_999 },
      short: 'A study tablet with a shockproof cover, a pen and a parent lock.',
      about: 'It comes in a rubber cover with a stand because a school tablet will be dropped. Parents set study hours and see what was used; the camera can be turned off with a switch.',
      points: ['10.4-inch screen with reading mode', 'Pen and rubber cover in the box', 'Study hours and app limits', '4G SIM slot for places without Wi-Fi'],
      facts: { Display: '10.4-inch IPS', RAM: '4 GB', Storage: '64 GB, expandable', Battery: '7,040 mAh', Connectivity: 'Wi-Fi, 4G', Warranty: '1 year' },
      look: ['#2f7fd1', '#f2c53d'], form: 'tablet', finish: 'matte', rating: [83, 445],
    },
    {
      name: 'Zentoro Reader Tab 8.4 (4 GB RAM, 64 GB)', brand: 'zentoro', leaf: 'mobiles-tablets/tablets/compact-tablets', mrp: 10_999, stock: 33,
      short: 'A paperback-sized tablet with a matt screen that is kind at night.',
      about: 'The etched glass takes away the glare of a tube light. Held in one hand on a local train, it shows a page without zooming and lasts a week of evenings.',
      points: ['8.4-inch full-HD matt screen', '310 g', 'Warm light that follows sunset', 'Card slot up to 1 TB'],
      facts: { Display: '8.4-inch IPS, matt', RAM: '4 GB', Storage: '64 GB, expandable', Battery: '5,100 mAh', Weight: '310 g', Warranty: '1 year' },
      look: ['#6b6258', '#efe7d8'], form: 'reader', finish: 'matte', grams: 560, rating: [86, 152],
    },
    {
      name: 'Auvira Slate Mini 8.8 5G (8 GB RAM, 128 GB)', brand: 'auvira', leaf: 'mobiles-tablets/tablets/compact-tablets', mrp: 34_999, offer: 31_999, stock: 5,
      short: 'A small, very fast tablet with 5G, made for maps, games and meetings.',
      about: 'The chip of a flagship phone in a tablet that fits a jacket. Cab fleets mount it, gamers love its 144 Hz panel, and it makes calls when nothing else is at hand.',
      points: ['8.8-inch 2.5K screen, 144 Hz', '5G and calling on a nano-SIM', '6,550 mAh with bypass charging', 'Two USB-C ports'],
      facts: { Display: '8.8-inch 2.5K IPS, 144 Hz', RAM: '8 GB', Storage: '128 GB', Battery: '6,550 mAh', Connectivity: '5G, Wi-Fi 7', Warranty: '1 year' },
      look: ['#20252e', '#3fb6a8'], form: 'tablet', grams: 600, rating: [89, 97],
    },
  ],
);
