import { family } from '../../family.ts';

export const waterBottles = family(
  { shape: 'water-bottle', sku: 'BOT', leaf: 'kitchen-dining/dining-storage/water-bottles', finish: 'metal', seller: 'Jalvio Homeware, Rajkot', grams: 420 },
  [
    {
      name: 'Jalvio Thanda 24 Vacuum Steel Bottle', brand: 'jalvio', mrp: 1_495, offer: 849, elsewhere: { Kartora: 879, MegaHaat: 899 },
      short: 'Ice at breakfast is still ice at dinner.',
      about: 'Two walls of steel with nothing between them. It does not sweat in the bag, and the powder coat grips when hands are wet.',
      points: ['24 hours cold, 12 hours hot', 'Steel 304 inside', 'Leak-proof at 20,000 turns', 'Wide mouth for ice'],
      facts: { Material: 'Double-walled steel', Use: 'Hot and cold', Care: 'Hand wash', Warranty: '5 years' },
      look: ['#2d5a8a', '#c9ced6'], label: 'Jalvio', finish: 'matte', rating: [89, 9_812],
      choice: { colours: { 'Pacific blue': '#2d5a8a', 'Chalk pink': '#e2b3b4', Black: '#25272c' }, sizes: ['500 ml', '750 ml', '1 litre'], steps: [0, 150, 300], pieces: { 'Pacific blue': [60, 84, 40], 'Chalk pink': [22, 31, null], Black: [90, 120, 0] } },
    },
    {
      name: 'Jalvio Tamra Pure Copper Bottle, 1 L', brand: 'jalvio', mrp: 799, stock: 160, elsewhere: { Bazaarnest: 829 },
      short: 'Water kept overnight in copper, as grandmother kept it.',
      about: 'Drawn from one sheet without a joint, hammered by hand in Moradabad. Tamarind and salt bring the shine back in a minute.',
      points: ['99.5 % copper', 'No joint to leak', 'Hammered by hand', 'For water only, not for lemon or milk'],
      facts: { Capacity: '1 litre', Material: 'Copper', Care: 'Tamarind and salt', Warranty: '1 year' },
      look: ['#b5693a', '#e3b184'], label: 'Tamra', grams: 310, rating: [86, 3_604],
    },
    {
      name: 'Jalvio Bachpan Sipper for School, 450 ml', brand: 'jalvio', mrp: 699, offer: 399,
      short: 'A straw that pops up at a press and closes when it is thrown.',
      about: 'Small hands open it with one thumb. The name strip takes a pencil, and the strap takes a bicycle. Spare straws cost ₹49, because straws are what gets lost.',
      points: ['One-touch lid', 'BPA-free copolyester', 'Name strip', 'Spare straw'],
      facts: { Capacity: '450 ml', Material: 'Copolyester', Age: '3 and above', Warranty: '6 months' },
      look: ['#f2a03d', '#2f6fb5'], finish: 'gloss', label: 'Bachpan', grams: 190, rating: [84, 4_118],
      choice: { colours: { Tiger: '#f2a03d', Peacock: '#2b8a8f', Jamun: '#6d4a94' }, pieces: { Tiger: [140], Peacock: [66], Jamun: [4] } },
    },
    {
      name: 'Jalvio Gym Shaker 700 ml with Two Cups', brand: 'jalvio', mrp: 379, stock: 240,
      short: 'Whey without lumps, and two screw-on cups for the scoops.',
      about: 'The steel ball does the work in ten shakes. Marks in millilitres and ounces stay readable because they are moulded, not printed.',
      points: ['Steel mixing ball', 'Two cups of 150 ml', 'Carry loop', 'Dishwasher safe'],
      facts: { Capacity: '700 ml', Material: 'Polypropylene', Warranty: '3 months' },
      look: ['#33363c', '#7ac143'], finish: 'matte', label: '700 ml', grams: 210, rating: [81, 2_640],
    },
    {
      name: 'Jalvio Kaanch 1 L Fridge Bottle, Set of Four', brand: 'jalvio', mrp: 1_199, stock: 0,
      short: 'Four glass bottles that stand in the fridge door and let you see the level.',
      about: 'Thick soda glass with steel caps that children can open and ants cannot. The square base leaves no gap between them.',
      points: ['Set of four', 'Steel caps with silicone rings', 'Square base', 'Dishwasher safe'],
      facts: { Capacity: '1 litre each', Material: 'Soda glass', Pieces: '4', Warranty: '30 days' },
      look: ['#9fc9c3', '#e4e8ea'], finish: 'glass', label: '1 L', grams: 2_400, rating: [83, 990],
    },
  ],
);
