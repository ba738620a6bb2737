import { family } from '../../family.ts';

export const officeChairs = family(
  { shape: 'office-chair', sku: 'OFC', leaf: 'home-furniture/furniture/office-chairs', finish: 'fabric', seller: 'Baithak Works, Pune', grams: 14_500 },
  [
    {
      name: 'Baithak Works Kaam Mesh Office Chair, Mid Back', brand: 'baithak-works', mrp: 9_999, offer: 5_499, stock: 88, handling: 199, elsewhere: { Kartora: 5_699, MegaHaat: 5_799 },
      short: 'An honest mesh chair for eight hours of calls.',
      about: 'The lumbar pad slides up and down because backs differ. It arrives in one box with seven bolts and one key, and takes fifteen minutes.',
      points: ['Breathing mesh back', 'Lumbar support moves 6 cm', 'Class 3 gas lift', 'Nylon castors that spare tiles'],
      facts: { Back: 'Mesh, mid height', 'Carries up to': '110 kg', Tilt: 'Rocking with lock', Assembly: '15 minutes', Warranty: '3 years' },
      look: ['#2c2f36', '#6d7783'], rating: [84, 2_310],
    },
    {
      name: 'Baithak Works Drishti High Back Ergonomic Chair', brand: 'baithak-works', mrp: 21_999, offer: 13_990, handling: 299,
      short: 'Head, arms, seat and back each have their own adjustment.',
      about: 'The seat slides for long legs, the arms turn inwards for a keyboard, and the tilt is tuned to your weight. Write to us before day 30 if it does not fit you; we take it back.',
      points: ['3D armrests and headrest', 'Sliding seat', 'Synchro-tilt with four locks', '30 days to change your mind'],
      facts: { Back: 'Mesh, high', 'Carries up to': '130 kg', Tilt: 'Synchro, 4 positions', Assembly: '25 minutes', Warranty: '5 years' },
      look: ['#4b5563', '#20242b'], grams: 19_800, rating: [90, 874],
      choice: { colours: { 'Slate grey': '#4b5563', 'Pine green': '#3d5a4c' }, pieces: { 'Slate grey': [23], 'Pine green': [4] } },
    },
    {
      name: 'Baithak Works Sarpanch Leatherette Boss Chair', brand: 'baithak-works', mrp: 16_999, offer: 9_990, stock: 19, handling: 249,
      short: 'Tall, padded and tan, for the cabin with a nameplate.',
      about: 'Double padding over pocket springs, as in a car seat. The leatherette is rated for 50,000 rubs, and a wet cloth removes ink if you are quick.',
      points: ['Pocket springs in the seat', 'Padded wooden arms', 'Chrome base', 'Recline to 125°'],
      facts: { Back: 'Padded, high', 'Carries up to': '120 kg', Tilt: 'Recline with lock', Assembly: '20 minutes', Warranty: '3 years' },
      look: ['#9a5f36', '#2b1d14'], finish: 'leather', grams: 18_200, rating: [81, 506],
    },
    {
      name: 'Gharika Padhai Study Chair with Foot Ring', brand: 'gharika', mrp: 5_999, stock: 31, handling: 149,
      short: 'Grows with a student, from class 5 to the entrance tests.',
      about: 'The seat goes low enough for a ten-year-old and the ring gives short legs a place to rest. The cover zips off on Sunday.',
      points: ['Seat from 40 to 54 cm', 'Foot ring, removable', 'Washable cover', 'Castors lock when sat on'],
      facts: { Back: 'Padded, low', 'Carries up to': '90 kg', Tilt: 'None', Assembly: '15 minutes', Warranty: '2 years' },
      look: ['#3f8fb0', '#f2b84b'], grams: 9_900, rating: [83, 228],
    },
  ],
);
