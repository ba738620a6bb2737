import { family } from '../../family.ts';

const seller = 'Kshanika Time, Bengaluru';

export const smartwatches = family(
  { shape: 'smartwatch', sku: 'SWT', leaf: 'wearables-cameras/wearables/smartwatches', finish: 'metal', seller, grams: 180 },
  [
    {
      name: 'Kshanika Pulse 3 AMOLED Smartwatch', brand: 'kshanika', mrp: 7_999, offer: 4_499, elsewhere: { Kartora: 4_699, ClickDukaan: 4_799 },
      short: 'A bright round watch that calls, counts and lasts eight days.',
      about: 'Readable at noon on a scooter. It counts surya namaskars as well as steps, and reminds you to get up.',
      points: ['1.43-inch AMOLED', 'Calls on the wrist', '110 sports, cricket among them'],
      facts: { Battery: '8 days', Protection: 'IP68', Warranty: '1 year' },
      look: ['#31353d', '#7a5cf0'], form: 'round', rating: [85, 5_320],
      choice: { colours: { Graphite: '#31353d', 'Rose gold': '#d9a28c', Silver: '#c3c8cf' }, pieces: { Graphite: [140], 'Rose gold': [63], Silver: [24] } },
    },
    {
      name: 'Kshanika Parvat GPS Outdoor Watch', brand: 'kshanika', mrp: 18_990, offer: 14_990, stock: 19, elsewhere: { MegaHaat: 15_490 },
      short: 'Finds the way back when the phone has no network.',
      about: 'Five satellite systems, NavIC included, and a map that loads before the trek. The torch is bright enough for a tent.',
      points: ['Five satellite systems', 'Sapphire glass', '21 days, 40 hours with GPS'],
      facts: { Protection: '10 ATM', Weight: '61 g', Warranty: '2 years' },
      look: ['#4a5142', '#e08a2e'], form: 'round', rating: [90, 366],
    },
    {
      name: 'Pebblix First Watch for Children, 4G', brand: 'pebblix', mrp: 6_499, offer: 5_299, stock: 70,
      short: 'Calls home, shows where home is, and has no games.',
      about: 'Only numbers that parents allow get through. A long press calls everybody at once. Parents see the way to school on a map, for as long as they allow it.',
      points: ['Location by 4G and Wi-Fi', 'School mode', 'Swim-proof'],
      facts: { SIM: 'Nano, any network', Battery: '2 days', Warranty: '1 year' },
      look: ['#f0a53a', '#3b6fc4'], form: 'junior', finish: 'matte', rating: [81, 512],
    },
    {
      name: 'Kshanika Nari Slim Smartwatch with Cycle Tracking', brand: 'kshanika', mrp: 6_499, stock: 5,
      short: 'Looks like a bracelet, notices when the month is off.',
      about: 'Cycle and sleep data stay on the watch and the phone; there is no account to open. A double press sends your place to three people.',
      points: ['8.9 mm thin', 'Data stays on the phone', 'SOS by double press', 'Seven days'],
      facts: { Screen: '1.2-inch AMOLED', Protection: '5 ATM', Warranty: '1 year' },
      look: ['#c99aa0', '#f0e2d8'], form: 'square', rating: [87, 833],
    },
  ],
);

export const fitnessBands = family(
  { shape: 'fitness-band', sku: 'FIT', leaf: 'wearables-cameras/wearables/fitness-bands', finish: 'matte', seller, grams: 60 },
  [
    {
      name: 'Kshanika Band 2 Fitness Band', brand: 'kshanika', mrp: 2_499, offer: 1_499, elsewhere: { Kartora: 1_549, Bazaarnest: 1_599 },
      short: 'Counts steps, sleep and heartbeats for two weeks on one charge.',
      about: 'Light enough to forget at night, when it does its best work. In the morning it says in one line how the night was. Straps change without a tool.',
      points: ['14 days', 'Sleep stages', '50 m water-proof'],
      facts: { Screen: '1.47 inches', Weight: '24 g', Warranty: '1 year' },
      form: 'slim', look: ['#22252b', '#49b9c9'], rating: [83, 7_760],
      choice: { colours: { Black: '#22252b', Lavender: '#a99ad6', Coral: '#ef7d62' }, pieces: { Black: [300], Lavender: [80], Coral: [41] } },
    },
    {
      name: 'Kshanika Band Pro with GPS', brand: 'kshanika', mrp: 4_999, offer: 3_999, stock: 48,
      short: 'A band that maps the morning run without the phone.',
      about: 'It learns how fast you get tired and says when to rest. The strap is woven and dries before breakfast.',
      points: ['Built-in GPS', 'Training load', 'Woven strap'],
      facts: { Battery: '9 days', Protection: '5 ATM', Warranty: '1 year' },
      form: 'wide', look: ['#2f4f4f', '#d9e36a'], rating: [86, 904],
    },
    {
      name: 'Pebblix Dadi Care Band with Fall Alert', brand: 'pebblix', mrp: 3_999, stock: 0, elsewhere: { ClickDukaan: 3_990 },
      short: 'Tells the family when somebody falls, and takes medicine times seriously.',
      about: 'Large numbers, one button, and a voice that speaks Hindi, Tamil, Bengali and Marathi. When somebody falls it waits 30 seconds for a “no” before it calls.',
      points: ['Fall alert to three numbers', 'Medicine reminders', 'Talks in four languages'],
      facts: { Battery: '6 days', Weight: '30 g', Warranty: '1 year' },
      form: 'care', look: ['#b06a8c', '#f4e6ec'], rating: [88, 231],
    },
    {
      name: 'Pebblix Zero Screen-free Recovery Band', brand: 'pebblix', mrp: 8_999, stock: 15,
      short: 'No screen, no buzz: it measures, and tells you in the morning.',
      about: 'Heart rate variability, sleep and skin temperature in one number for the day. There is no monthly fee, now or later, and the maker puts that in writing.',
      points: ['No subscription', 'Sleep, strain and recovery', 'Charges while it is worn', 'Woven strap, 12 g'],
      facts: { Battery: '6 days', Protection: '10 ATM', Warranty: '1 year' },
      form: 'slim', look: ['#3a3d42', '#9c8a6c'], finish: 'fabric', rating: [84, 176],
    },
  ],
);
