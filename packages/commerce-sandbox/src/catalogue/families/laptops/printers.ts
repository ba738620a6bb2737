import { family } from '../../family.ts';

export const printers = family(
  { shape: 'printer', sku: 'PRN', leaf: 'laptops-computers/monitors-printers/printers', finish: 'matte', seller: 'Chhapai Direct, Noida', made: 'Philippines', grams: 6_200 },
  [
    {
      name: 'Chhapai InkTank 310 Colour Printer with Scanner', brand: 'chhapai', mrp: 16_999, offer: 12_490, stock: 52, handling: 99, elsewhere: { Kartora: 12_799, MegaHaat: 12_990 },
      short: 'Prints a page for 10 paise from bottles that last a school year.',
      about: 'The tanks are in front and each bottle fits only its own colour. Scans to the phone, copies identity cards on one side.',
      points: ['7,500 pages from one set of ink', 'Wi-Fi and USB', 'Identity card copy'],
      facts: { Speed: '10 ppm black, 5 ppm colour', Paper: 'A4', Warranty: '1 year or 30,000 pages' },
      look: ['#2c2f35', '#35a2c9'], form: 'inktank', label: 'InkTank 310', rating: [85, 1288],
    },
    {
      name: 'Chhapai Laser 120 Mono Printer', brand: 'chhapai', mrp: 13_499, offer: 10_999, stock: 33,
      short: 'A small laser printer that wakes, prints a bill and sleeps again.',
      about: 'Toner does not dry out between tax seasons. The first page is out in eight seconds. It takes envelopes from the front and sleeps at half a watt.',
      points: ['21 pages a minute', 'Duplex by hand, with a guide', 'Toner for 1,500 pages included'],
      facts: { Resolution: '1200 dpi', Connection: 'USB, Wi-Fi', Warranty: '1 year on site' },
      look: ['#eef0f2', '#7d8794'], form: 'laser', label: 'Laser 120', rating: [83, 540],
    },
    {
      name: 'Chhapai Pocket Photo Printer, 5 × 7.6 cm', brand: 'chhapai', mrp: 7_499, stock: 21, elsewhere: { ClickDukaan: 7_690 },
      short: 'Photos from the phone on stickers, without ink.',
      about: 'The colours are in the paper, so there is nothing to refill but paper. Twenty sheets come with it; they are gone by the end of the party.',
      points: ['Zero-ink paper', 'Bluetooth', 'Battery for 25 prints'],
      facts: { Weight: '180 g', Paper: '20 sheets included', Warranty: '1 year' },
      look: ['#f2b8c6', '#b04a6d'], form: 'pocket', label: 'Chhapai', grams: 420, rating: [79, 207],
    },
    {
      name: 'Chhapai Label 58 Thermal Bill Printer', brand: 'chhapai', mrp: 4_990, stock: 74,
      short: 'Bills and parcel labels for the counter, without ink.',
      about: 'It prints a UPI code and twelve lines of a bill in a second. Drivers for the usual billing software are on the maker’s site, and a phone prints over Bluetooth.',
      points: ['58 mm rolls', 'USB and Bluetooth', 'Prints Hindi and Gujarati', 'Battery for a day at the mela'],
      facts: { Speed: '90 mm a second', Paper: '58 mm thermal', Battery: '2,000 mAh', Warranty: '1 year' },
      look: ['#1f2227', '#e0533d'], form: 'pocket', label: 'Label 58', grams: 680, rating: [82, 455],
    },
  ],
);
