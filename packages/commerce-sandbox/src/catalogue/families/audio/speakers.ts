import { family } from '../../family.ts';

const seller = 'Sonaara Sound, Mumbai';

export const bluetoothSpeakers = family(
  { shape: 'bluetooth-speaker', sku: 'SPK', leaf: 'audio/speakers/bluetooth-speakers', finish: 'fabric', seller, grams: 620 },
  [
    {
      name: 'Sonaara Chhat 20 Portable Speaker', brand: 'sonaara', mrp: 4_999, offer: 2_999, elsewhere: { Kartora: 3_099, MegaHaat: 3_190 },
      short: 'Twenty watts for a terrace, and a strap to hang it from the railing.',
      about: 'It does not mind the first rain of June. Two of them pair into left and right. The strap is climbing rope and the fabric washes under a tap.',
      points: ['IPX7', '15 hours', 'Pairs in stereo'],
      facts: { Power: '20 W', Bluetooth: '5.3', Warranty: '1 year' },
      form: 'barrel', look: ['#c7512f', '#2d2420'], label: 'Chhat', rating: [88, 4_410],
      choice: { colours: { Brick: '#c7512f', Indigo: '#32407b', Charcoal: '#33363c' }, pieces: { Brick: [70], Indigo: [34], Charcoal: [110] } },
    },
    {
      name: 'Dhwanix Mehfil 80 Party Speaker with Mic', brand: 'dhwanix', mrp: 15_990, offer: 11_490, stock: 16, handling: 99, elsewhere: { MegaHaat: 11_990 },
      short: 'Antakshari at full volume, with a microphone for the uncle who leads.',
      about: 'Eighty watts, lights that follow the dholak, and wheels for the way home. A second microphone and a guitar have sockets at the back.',
      points: ['Wireless microphone included', 'Echo and treble by knob', '18 hours'],
      facts: { Power: '80 W', Weight: '7.5 kg', Warranty: '1 year' },
      form: 'party', look: ['#1f2126', '#b14fd0'], label: 'Mehfil', grams: 9_000, rating: [86, 702],
    },
    {
      name: 'Sonaara Pebble Mini Speaker', brand: 'sonaara', mrp: 1_499, offer: 899, stock: 420,
      short: 'A pebble for the bathroom shelf, the desk and the tent.',
      about: 'Suction foot below, one big button above. Plays the news in the morning and does not ask for attention otherwise.',
      points: ['Suction foot', '8 hours', 'Floats'],
      facts: { Power: '5 W', Weight: '160 g', Warranty: '6 months' },
      form: 'pebble', look: ['#6fa3a0', '#26403f'], label: 'Pebble', grams: 240, rating: [81, 6_230],
    },
    {
      name: 'Sonaara Purane Geet Radio Speaker with 5,000 Songs', brand: 'sonaara', mrp: 6_990, stock: 33,
      short: 'Press a name, hear the voice: no phone, no password, no data.',
      about: 'Five thousand old songs are inside, sorted by singer, composer and mood. A knob that clicks is the whole manual, and FM and Bluetooth are there for guests.',
      points: ['5,000 songs built in', 'FM, AUX and Bluetooth', '6 hours', 'Remote with large keys'],
      facts: { Power: '10 W', Weight: '1.6 kg', Memory: 'USB up to 64 GB', Warranty: '1 year' },
      form: 'barrel', look: ['#5f7f6a', '#e9d9b0'], label: 'Geet', finish: 'gloss', grams: 2_100, rating: [92, 3_015],
    },
  ],
);

export const soundbars = family(
  { shape: 'soundbar', sku: 'SBR', leaf: 'audio/speakers/soundbars', finish: 'matte', seller, grams: 4_200 },
  [
    {
      name: 'Dhwanix Cinema 220 Soundbar with Subwoofer', brand: 'dhwanix', mrp: 19_990, offer: 12_990, stock: 44, handling: 149, elsewhere: { Kartora: 13_490 },
      short: 'Dialogue that one understands, and a subwoofer the floor below knows.',
      about: 'A speech mode lifts voices out of loud films. One HDMI cable, and the television’s own remote works. At night the subwoofer can be told to keep quiet.',
      points: ['220 W', 'HDMI eARC', 'Speech and night modes'],
      facts: { Channels: '2.1', Width: '90 cm', Warranty: '1 year' },
      form: 'subwoofer', look: ['#202329', '#6f7d90'], label: 'Cinema', grams: 8_600, rating: [87, 1_530],
    },
    {
      name: 'Sonaara Line 60 Compact Soundbar', brand: 'sonaara', mrp: 6_999, offer: 4_299, stock: 130,
      short: 'Fits below a 32-inch television and between two exams.',
      about: 'Small flats do not need a subwoofer. Bluetooth at the press of a button when the film is over. It stands on its feet or hangs below the screen.',
      points: ['60 W', 'AUX, USB, Bluetooth', 'Wall mount in the box'],
      facts: { Channels: '2.0', Width: '55 cm', Warranty: '1 year' },
      form: 'compact', look: ['#34383f', '#c05a3e'], label: 'Line 60', grams: 2_100, rating: [82, 2_608],
    },
    {
      name: 'Dhwanix Aakash 5.1 Dolby Soundbar', brand: 'dhwanix', mrp: 39_990, offer: 29_990, stock: 2, handling: 199, elsewhere: { Bazaarnest: 31_990, MegaHaat: 30_990 },
      short: 'Rain falls from above, and the car passes behind the sofa.',
      about: 'Speakers in the bar fire at the ceiling; two small ones stand behind you without a cable to the front. Set-up takes ten minutes with a phone’s microphone on the sofa.',
      points: ['Dolby Atmos', 'Wireless rear speakers', 'Room correction by phone'],
      facts: { Channels: '5.1.2', Power: '420 W', Warranty: '2 years' },
      form: 'surround', look: ['#17191e', '#caa45c'], label: 'Aakash', grams: 14_000, rating: [91, 240],
    },
    {
      name: 'Sonaara Desk 30 Soundbar for Computers', brand: 'sonaara', mrp: 2_999, stock: 88,
      short: 'Lies under the monitor and ends the tinny voices of meetings.',
      about: 'One USB cable brings power and sound. A real knob turns the volume, and headphones plug in at the front.',
      points: ['30 W peak', 'USB and Bluetooth', 'Headphone socket in front', 'Soft light, or none'],
      facts: { Channels: '2.0', Width: '42 cm', Warranty: '1 year' },
      form: 'compact', look: ['#4a5568', '#e8c268'], label: 'Desk 30', grams: 1_400, rating: [83, 1_118],
    },
  ],
);
