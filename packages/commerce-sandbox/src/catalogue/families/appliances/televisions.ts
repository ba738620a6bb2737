import { family } from '../../family.ts';

const premium = 'tv-appliances/televisions/premium-tvs';

export const televisions = family(
  { shape: 'television', sku: 'TVS', leaf: 'tv-appliances/televisions/led-tvs', finish: 'gloss', seller: 'Drishtiva Home Theatre, Noida', grams: 12_500 },
  [
    {
      name: 'Drishtiva Vista 43-inch 4K LED TV', brand: 'drishtiva', mrp: 44_990, offer: 27_990, stock: 64, handling: 199, elsewhere: { Kartora: 28_490, MegaHaat: 28_990 },
      short: 'The 43-inch television that fits most Indian living rooms, in 4K.',
      about: 'Channels come first: the remote has a set-top box key and the home screen can open on live TV. Thirty watts of sound carry over a ceiling fan, and the panel is bright enough for a room with the curtains open.',
      points: ['4K HDR10 panel, 350 nits', '30 W speakers with a dialogue mode', 'Three HDMI sockets, one with ARC', 'Free wall mounting within two days of delivery'],
      facts: { Screen: '43 inches, 3840 × 2160', Sound: '30 W', 'Energy rating': '4 stars', Ports: '3 HDMI, 2 USB, LAN', Warranty: '2 years on site' },
      look: ['#20242b', '#3f8fd6'], form: 'led', label: 'Drishtiva', rating: [86, 4_182],
    },
    {
      name: 'Drishtiva Neo 32-inch HD Ready Smart TV', brand: 'drishtiva', mrp: 21_990, offer: 11_490, stock: 210, elsewhere: { Kartora: 11_990, Bazaarnest: 11_749, ClickDukaan: 11_890 },
      short: 'A bedroom television that costs less than a month of rent.',
      about: 'It starts in nine seconds and runs the apps that people really open. A stabiliser is built in, so it rides out swings between 90 and 290 volts.',
      points: ['HD Ready panel with wide viewing angle', 'Works from 90 to 290 V', 'Screen casting from phones', 'Table stand and wall plate in the box'],
      facts: { Screen: '32 inches, 1366 × 768', Sound: '20 W', 'Energy rating': '3 stars', Ports: '2 HDMI, 2 USB', Warranty: '1 year' },
      look: ['#2b2d31', '#e2574c'], form: 'led', label: 'Drishtiva', grams: 5_200, rating: [82, 9_640],
    },
    {
      name: 'Himvaan Utsav 55-inch 4K Smart TV', brand: 'himvaan', mrp: 69_990, offer: 42_990, stock: 31, handling: 299,
      short: 'A festive-size television that talks Hindi, Tamil and Telugu.',
      about: 'Ask for a film in your own language; the microphone hears you across the room and can be switched off at the side. A 60 Hz sports mode keeps the ball round when it leaves the bat.',
      points: ['4K with HDR10+', 'Far-field voice in eight Indian languages', '40 W sound with four drivers', 'Installation and demo included'],
      facts: { Screen: '55 inches, 3840 × 2160', Sound: '40 W', 'Energy rating': '4 stars', Ports: '3 HDMI, 2 USB, optical', Warranty: '2 years on site' },
      look: ['#33373f', '#f0b429'], form: 'led', label: 'Himvaan', finish: 'metal', grams: 17_800, rating: [85, 1_506],
    },
    {
      name: 'Drishtiva Aura 65-inch OLED TV, 120 Hz', brand: 'drishtiva', leaf: premium, mrp: 1_64_990, stock: 4, handling: 499,
      short: 'Black that is black, for people who turn the lights off.',
      about: 'Every pixel has its own light, so a lamp at night does not glow into the wall. The panel is as thin as three coins and the sound comes from the screen itself.',
      points: ['OLED panel, 120 Hz', 'Four HDMI 2.1 sockets', '60 W sound from the glass', 'Pixel care runs while you sleep'],
      facts: { Screen: '65 inches, 3840 × 2160 OLED', Sound: '60 W', Thickness: '4.6 mm at the edge', Ports: '4 HDMI 2.1, 3 USB', Warranty: '3 years on panel' },
      look: ['#14161a', '#8d5cf6'], form: 'premium', label: 'Drishtiva', finish: 'glass', made: 'South Korea', grams: 24_600, rating: [94, 187],
    },
    {
      name: 'Himvaan Rangoli 55-inch QLED TV, 144 Hz', brand: 'himvaan', leaf: premium, mrp: 94_990, offer: 61_990, stock: 18, handling: 299,
      short: 'Quantum-dot colour that survives an afternoon in a glass-walled hall.',
      about: 'At 1,000 nits the Rangoli is for rooms that are never dark. Gamers get 144 Hz; everyone else gets a very smooth cricket season.',
      points: ['QLED, 1,000 nits at its brightest', 'Local dimming in 160 zones', '144 Hz from a computer', 'Built-in 2.1 sound, 50 W'],
      facts: { Screen: '55 inches, 3840 × 2160 QLED', Sound: '50 W, 2.1', 'Energy rating': '3 stars', Ports: '2 HDMI 2.1, 2 HDMI, 2 USB', Warranty: '3 years on site' },
      look: ['#2a2433', '#e0447c'], form: 'premium', label: 'Himvaan', grams: 18_900, rating: [89, 622],
    },
    {
      name: 'Drishtiva Chitrakala 50-inch Frame TV', brand: 'drishtiva', leaf: premium, mrp: 89_990, stock: 7, handling: 299,
      short: 'A Madhubani painting by day, a QLED television by night.',
      about: 'The matt screen shows one of 300 Indian works of art when nobody is watching, lit to match the wall. Frames in teak and white click on with magnets.',
      points: ['Matt QLED that does not mirror windows', '300 artworks from six museums', 'One thin cable to a box elsewhere', 'Teak-finish frame included'],
      facts: { Screen: '50 inches, 3840 × 2160 QLED', Sound: '40 W', Depth: '26 mm on the wall', Ports: '4 HDMI on the box', Warranty: '2 years on site' },
      look: ['#8c6239', '#f2e6cf'], form: 'premium', label: 'Drishtiva', finish: 'wood', grams: 15_700, rating: [90, 94],
    },
  ],
);
