import { family } from '../../family.ts';

export const kettles = family(
  { shape: 'kettle', sku: 'KET', leaf: 'kitchen-dining/kitchen-appliances/kettles', finish: 'metal', seller: 'Jalvio Homeware, Rajkot', grams: 1_100 },
  [
    {
      name: 'Jalvio Chai 1.5 L Stainless Steel Electric Kettle', brand: 'jalvio', mrp: 1_495, offer: 799, stock: 420, elsewhere: { Kartora: 829, Bazaarnest: 849, MegaHaat: 819 },
      short: 'Six cups of water boil while the biscuits are being found.',
      about: 'Steel inside and outside, with the heater hidden below the floor so that scale wipes away. It clicks off at the boil and will not start empty.',
      points: ['1,500 W, boils in 5 minutes', 'Hidden heater', 'Switches off by itself', 'Turns on its base'],
      facts: { Capacity: '1.5 litres', Power: '1,500 W', Material: 'Steel 304', Warranty: '1 year' },
      look: ['#b9bec5', '#26282d'], rating: [85, 12_430],
    },
    {
      name: 'Jalvio Hostel 1.2 L Multi Kettle with Steamer', brand: 'jalvio', mrp: 1_449, elsewhere: { Kartora: 1_499 },
      short: 'Boils noodles, steams eggs and keeps a hostel out of the canteen.',
      about: 'A wide mouth takes a fork and a washing-up sponge. The tray above steams six eggs or four idlis while the rice is on below.',
      points: ['Cook, boil and keep warm', 'Egg and idli tray', 'Glass lid', '600 W, allowed in most hostels'],
      facts: { Capacity: '1.2 litres', Power: '600 W', Material: 'Steel 304', Warranty: '1 year' },
      look: ['#f1c84b', '#3a332a'], label: '1.2 L', finish: 'gloss', rating: [87, 5_020],
      choice: { colours: { Mango: '#f1c84b', Mint: '#9ccbb5', White: '#f3f2ee' }, pieces: { Mango: [60], Mint: [24], White: [90] } },
    },
    {
      name: 'Tavanto Pour-over 0.9 L Gooseneck Kettle, 1 °C Steps', brand: 'tavanto', mrp: 6_490, offer: 4_990, stock: 26,
      short: 'Ninety-three degrees for the coffee, eighty for the green tea.',
      about: 'The thin spout pours where you look and stops when you stop. It holds a temperature for an hour and shows the seconds since you began.',
      points: ['40 to 100 °C in steps of 1 °C', 'Holds for 60 minutes', 'Counterweighted handle', 'Brew timer'],
      facts: { Capacity: '0.9 litres', Power: '1,000 W', Material: 'Steel 304', Warranty: '2 years' },
      look: ['#25272b', '#a87544'], label: 'Barista', finish: 'matte', rating: [91, 388],
    },
    {
      name: 'Jalvio Kaanch 1.8 L Borosilicate Glass Kettle', brand: 'jalvio', mrp: 1_299, stock: 2,
      short: 'Watch the water dance in blue light, and see that it is clean.',
      about: 'Laboratory glass that takes boiling and cold without a crack. A steel net at the spout keeps the tulsi leaves back.',
      points: ['Borosilicate glass', 'Blue light while it heats', 'Net at the spout', '1,500 W'],
      facts: { Capacity: '1.8 litres', Power: '1,500 W', Material: 'Glass and steel', Warranty: '1 year' },
      look: ['#a9cbd9', '#22262c'], label: '1.8 L', finish: 'glass', grams: 1_350, rating: [83, 2_215],
    },
  ],
);
