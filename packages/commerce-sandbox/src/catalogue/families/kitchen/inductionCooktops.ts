import { family } from '../../family.ts';

export const inductionCooktops = family(
  { shape: 'induction-cooktop', sku: 'IND', leaf: 'kitchen-dining/cooktops-cookware/induction-cooktops', finish: 'glass', seller: 'Tavanto Direct, Ahmedabad', grams: 2_600 },
  [
    {
      name: 'Tavanto Tadka 1600 W Induction Cooktop', brand: 'tavanto', mrp: 3_290, offer: 1_899, stock: 210, elsewhere: { Kartora: 1_949, MegaHaat: 1_999 },
      short: 'The cooktop that waits for the day the cylinder is empty.',
      about: 'Keys for milk, chapati, curry and dosa set time and heat; plus and minus correct them. It remembers where it was when the lights go out for a second.',
      points: ['Seven Indian menus', 'Push buttons that work with wet fingers', 'Starts only under a steel or iron pan', '1.2 m cord'],
      facts: { Power: '1,600 W', Plate: '28 × 36 cm', Controls: 'Push buttons', Warranty: '1 year' },
      look: ['#1f2126', '#d9482f'], label: 'Tadka', rating: [84, 7_330],
    },
    {
      name: 'Tavanto Tadka Pro 2100 W Touch Induction Cooktop', brand: 'tavanto', mrp: 3_299, stock: 64,
      short: 'As hot as a gas flame and off at a tap.',
      about: 'The crystal plate takes a 20-litre pot for a birthday. A ghee mode holds the low heat that milk fat needs, for as long as you forget it.',
      points: ['2,100 W', 'Holds 20 kg', 'Ghee mode at 110 °C', 'Delay start for the morning'],
      facts: { Power: '2,100 W', Plate: '30 × 38 cm', Controls: 'Touch', Warranty: '2 years' },
      look: ['#16181c', '#4f9bd9'], label: 'Tadka Pro', rating: [86, 2_108],
    },
    {
      name: 'Rasoika Do Chulha 3400 W Double Induction Cooktop', brand: 'rasoika', mrp: 12_990, offer: 8_990, stock: 4,
      short: 'Dal on one side, rotis on the other, no gas behind.',
      about: 'Sits on the counter or drops into a cut-out. Both sides share the load, so one 16 A socket is enough.',
      points: ['Two zones, 1,900 W and 1,500 W', 'Counter or built-in', 'One 16 A plug', 'Child lock'],
      facts: { Power: '3,400 W, shared', Size: '60 × 36 cm', Plug: '16 A', Warranty: '2 years' },
      look: ['#24272c', '#c9a45c'], label: 'Do Chulha', grams: 5_600, rating: [87, 340],
    },
    {
      name: 'Rasoika Patla 2000 W Slim Infrared Cooktop', brand: 'rasoika', mrp: 2_990, stock: 38,
      short: 'Takes every pan in the house: steel, copper, clay and aluminium.',
      about: 'Infrared heats the vessel from outside, so the old brass handi works too. Roast a papad or a brinjal straight on the ring with the grill that comes with it.',
      points: ['All vessels, clay included', 'Roasting grill in the box', 'Five levels by knob', 'Hot-plate warning light'],
      facts: { Power: '2,000 W', Type: 'Infrared', Plate: '28 × 35 cm', Warranty: '1 year' },
      look: ['#33241f', '#ef7d3a'], label: 'Patla', grams: 2_300, rating: [80, 860],
    },
  ],
);
