import { family } from '../../family.ts';

export const neckbands = family(
  { shape: 'neckband', sku: 'NCK', leaf: 'audio/headphones-earbuds/neckbands', finish: 'matte', seller: 'Sonaara Sound, Mumbai', grams: 90 },
  [
    {
      name: 'Sonaara Mala 50 Bluetooth Neckband', brand: 'sonaara', mrp: 1_999, offer: 1_099, elsewhere: { Kartora: 1_149 },
      short: 'A neckband that is charged on Sunday and lasts the week.',
      about: 'The buds snap together with magnets, and that ends the call. Vibrates when the phone rings in the bag. The band keeps its shape after a year at the bottom of a rucksack.',
      points: ['50 hours', 'Magnets answer and end calls', 'IPX5'],
      facts: { Driver: '12 mm', Bluetooth: '5.2', Warranty: '1 year' },
      form: 'plain', look: ['#26292f', '#e25b4a'], label: 'Mala', rating: [83, 12_004],
      choice: { colours: { Black: '#26292f', 'Ocean blue': '#2f6690', Olive: '#6d7348' }, pieces: { Black: [400], 'Ocean blue': [120], Olive: [0] } },
    },
    {
      name: 'Dhwanix Sur ANC Neckband', brand: 'dhwanix', mrp: 4_499, offer: 3_299, stock: 66,
      short: 'Noise cancelling for those who lose earbuds.',
      about: 'Thirty decibels less of the world, and nothing that can roll under the seat of a bus. The band is soft where it touches the collar and holds two remembered devices.',
      points: ['30 dB cancelling', 'Dual pairing', '10 min charge for 8 h'],
      facts: { Battery: '24 h', Weight: '34 g', Warranty: '1 year' },
      form: 'plain', look: ['#5b6472', '#d7dbe1'], label: 'Sur', rating: [85, 918],
    },
    {
      name: 'Sonaara Gully Sport Neckband with Ear Hooks', brand: 'sonaara', mrp: 1_499, stock: 210, elsewhere: { Bazaarnest: 1_549 },
      short: 'Stays on through a cover drive and a sprint between the wickets.',
      about: 'Soft hooks hold it behind the ear, and the buttons are large enough for gloves. Sweat runs off it, and the charging socket has a plug that stays attached.',
      points: ['Ear hooks in three sizes', 'IPX7', 'Deep bass button'],
      facts: { Battery: '30 h', Bluetooth: '5.2', Warranty: '6 months' },
      form: 'hooks', look: ['#1f7a5c', '#f2d04f'], label: 'Gully', rating: [79, 1_377],
    },
    {
      name: 'Dhwanix Satsang Neckband with Hearing Mode', brand: 'dhwanix', mrp: 5_990, stock: 20,
      short: 'Turns voices up a little and the fan down, for parents who say “what?”.',
      about: 'It is no hearing aid and does not say so; it lifts speech in a noisy room by up to 20 dB. Large buttons, and a spoken battery level in Hindi or English.',
      points: ['Speech lift with two microphones', 'Large buttons', 'Speaks the battery level', '20 hours'],
      facts: { Driver: '12 mm', Weight: '38 g', Languages: 'Hindi, English', Warranty: '1 year' },
      form: 'plain', look: ['#8a8f98', '#b5764a'], label: 'Satsang', rating: [85, 207],
    },
  ],
);
