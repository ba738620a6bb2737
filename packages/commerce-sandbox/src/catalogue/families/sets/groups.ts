import { family } from '../../family.ts';

/** Things shown on one page because they belong together, each bought in its own number. */
export const groups = family(
  { key: 'group', shape: 'pressure-cooker', sku: 'GRP', leaf: 'kitchen-dining/cooktops-cookware/pressure-cookers', finish: 'metal', seller: 'Annapurna Kitchens, Coimbatore', grams: 0 },
  [
    {
      name: 'Tavanto Stove-side Cookware, Piece by Piece', brand: 'tavanto', mrp: 0,
      short: 'Cookers and a cooktop that nest in one cupboard, bought one by one.',
      about: 'A set without the two pans that nobody uses. Take one cooker today and the rest when the family grows; the lids fit across the range.',
      points: ['Every piece sold singly', 'Lids that fit across the range', 'Spare gaskets at any hardware shop'],
      facts: { Range: 'Cookers and cooktop', Care: 'Dishwasher safe', Warranty: '5 years on cookers' },
      look: ['#a7adb3', '#8c2f39'], rating: [89, 512],
      kind: { grouped: [{ sku: 'PCK-102', quantity: 1 }, { sku: 'PCK-103', quantity: 1 }, { sku: 'PCK-105', quantity: 0 }, { sku: 'IND-102', quantity: 1 }] },
    },
    {
      name: 'Nidraloom White Room Bedding', brand: 'nidraloom', leaf: 'home-furniture/furnishing/bedsheets', shape: 'bedsheet', finish: 'fabric', seller: 'Nidraloom Mills, Erode', mrp: 0,
      short: 'Sheet, dohar, bolster and curtain in one white, in the number you need.',
      about: 'All of it comes from one loom and fades together, which is the trick of every good hotel. Two bedrooms? Take two sheets and one curtain.',
      points: ['One dye lot', 'Cotton throughout', 'Shrinks less than 3 %'],
      facts: { Range: 'Bedsheet, dohar, bolster and curtain', Material: 'Cotton', Care: 'Machine wash, 40 °C' },
      look: ['#f2efe8', '#9aa7b4'], rating: [90, 287],
      kind: { grouped: [{ sku: 'BED-102', quantity: 1 }, { sku: 'BED-104', quantity: 1 }, { sku: 'CSH-104', quantity: 2 }, { sku: 'CUR-103', quantity: 2 }, { sku: 'CUR-104', quantity: 0 }] },
    },
    {
      name: 'Chai Katha Four Gardens Tea Shelf', brand: 'chai-katha', leaf: 'grocery-gourmet/beverages/tea', shape: 'tea-tin', finish: 'metal', seller: 'Chai Katha, Siliguri', mrp: 0,
      short: 'Four teas for morning, noon, rain and guests, by the tin.',
      about: 'The tins stack and the teas do not quarrel. Order the Assam twice: it always goes first, and the kahwa lasts the winter.',
      points: ['Packed at the garden', 'Tins that stack', 'Any mix of tins'],
      facts: { Range: 'Assam, Darjeeling, masala chai and kahwa', 'Net quantity': '250 g each', 'Shelf life': '18 months' },
      look: ['#35543a', '#e3b34c'], label: 'Four gardens', rating: [93, 644],
      kind: { grouped: [{ sku: 'TEA-101', quantity: 2 }, { sku: 'TEA-102', quantity: 1 }, { sku: 'TEA-103', quantity: 1 }, { sku: 'TEA-104', quantity: 1 }] },
    },
    {
      name: 'Maidanex Colony Sports Locker', brand: 'maidanex', leaf: 'sports-fitness/team-sports/football', shape: 'football', finish: 'leather', seller: 'Maidanex Sports, Jalandhar', mrp: 0,
      short: 'Ball, bat and rackets for the society ground, as many as there are players.',
      about: 'Made for the resident welfare association that buys once a year. Nothing here needs a coach, and everything survives a night outside.',
      points: ['For ages 6 and up', 'Everything sold singly', 'Spare shuttles in the box'],
      facts: { Range: 'Football, bat and rackets', Age: '6 years and up', Warranty: '3 months' },
      look: ['#f4f4ef', '#1e4e8c'], rating: [86, 118],
      kind: { grouped: [{ sku: 'FBL-101', quantity: 1 }, { sku: 'BAT-101', quantity: 1 }, { sku: 'BDM-101', quantity: 1 }, { sku: 'BDM-104', quantity: 2 }] },
    },
  ],
);
