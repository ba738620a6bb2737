import { family } from '../../family.ts';

export const routers = family(
  { shape: 'router', sku: 'RTR', leaf: 'laptops-computers/networking-storage/routers', finish: 'matte', seller: 'Netrava Online, Hyderabad', grams: 520 },
  [
    {
      name: 'Netrava Ghar 1200 Dual-band Wi-Fi Router', brand: 'netrava', mrp: 2_199, offer: 1_399, stock: 260, elsewhere: { Kartora: 1_449 },
      short: 'Wi-Fi for a two-bedroom flat, set up from the phone in four steps.',
      about: 'Four antennas push the signal through brick. The app is in nine languages and says plainly when the fault is the provider.',
      points: ['1,200 Mbit/s', 'Guest network by QR code', 'Bedtime for children’s devices'],
      facts: { Ports: '1 WAN, 3 LAN', Bands: '2.4 and 5 GHz', Warranty: '3 years' },
      look: ['#23262c', '#4fb3a1'], form: 'antennas', rating: [84, 4120],
    },
    {
      name: 'Netrava Mesh AX3000, Pack of Two', brand: 'netrava', mrp: 12_999, offer: 9_499, stock: 18, elsewhere: { MegaHaat: 9_790, Bazaarnest: 9_999 },
      short: 'Two white towers that cover three floors with one name.',
      about: 'The second one finds the first by itself. Calls do not drop on the stairs, and each has sockets for the television.',
      points: ['Wi-Fi 6, 3,000 Mbit/s', '2,800 sq ft', 'Wired or wireless link between them'],
      facts: { Ports: '3 gigabit each', Devices: 'up to 150', Warranty: '3 years' },
      look: ['#f3f4f6', '#6a7bd6'], form: 'mesh', rating: [90, 377],
    },
    {
      name: 'Netrava Safar 4G Pocket Router', brand: 'netrava', mrp: 3_999, offer: 2_799, stock: 5,
      short: 'A SIM card becomes Wi-Fi for ten devices, in the train too.',
      about: 'It shows the data that is left on its own little screen. The battery lasts from Delhi to Lucknow and back.',
      points: ['150 Mbit/s', '3,000 mAh battery', 'Works with every Indian SIM'],
      facts: { Weight: '95 g', SIM: 'Nano', Warranty: '1 year' },
      look: ['#2d5fa8', '#f2c14e'], form: 'pocket', grams: 180, rating: [77, 640],
    },
    {
      name: 'Netrava Fibre AX1800 Router with Phone Socket', brand: 'netrava', mrp: 4_499, stock: 62,
      short: 'Takes the fibre itself, so one white box disappears from the wall.',
      about: 'It replaces the box of most Indian providers; the list is on the maker’s site and is kept up to date. The landline plugs into its back and rings as before.',
      points: ['Wi-Fi 6, 1,800 Mbit/s', 'Fibre in by SC/APC', 'One phone socket', 'Eight-hour battery as an extra'],
      facts: { Ports: '4 gigabit, 1 phone', Bands: '2.4 and 5 GHz', Warranty: '3 years' },
      look: ['#e7eaee', '#2f9e8f'], form: 'antennas', rating: [86, 731],
    },
  ],
);
