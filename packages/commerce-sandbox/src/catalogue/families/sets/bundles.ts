import { family, paise } from '../../family.ts';

/** Sets that a shopper puts together. Their parts are sold one by one too. */
export const bundles = family(
  { key: 'bundle', shape: 'laptop', sku: 'SET', leaf: 'laptops-computers/laptops/thin-and-light', finish: 'metal', seller: 'Metro Digital Retail, Bengaluru', grams: 2_900 },
  [
    {
      name: 'Quantelle Campus Kit: Laptop, Mouse and Bag', brand: 'quantelle', mrp: 0, also: ['fashion/bags-accessories/backpacks'],
      short: 'A laptop, a mouse that fits your hand and a bag, for 5 % less together.',
      about: 'What a first-year student needs on the first Monday, chosen by you and packed in one carton. Change any part: the price adds up as you choose.',
      points: ['5 % less than the parts bought singly', 'One carton, one bill with GST', 'Care plan and keyboard can be added'],
      facts: { 'In the box': 'Laptop, mouse and bag of your choice', Saving: '5 % on every part', Warranty: 'That of each part' },
      look: ['#5d6f8c', '#e2b04a'], rating: [91, 264],
      kind: {
        bundle: {
          priceType: 'dynamic', shipment: 'together', specialPercent: 95,
          options: [
            { title: 'Laptop', type: 'radio', required: true, selections: [{ sku: 'LAP-103', quantity: 1, isDefault: true }, { sku: 'LAP-102', quantity: 1 }, { sku: 'LAP-107', quantity: 1 }] },
            { title: 'Mouse', type: 'select', required: true, selections: [{ sku: 'MOU-104', quantity: 1, isDefault: true }, { sku: 'MOU-102', quantity: 1 }, { sku: 'MOU-103', quantity: 1 }] },
            { title: 'Bag', type: 'radio', required: true, selections: [{ sku: 'BPK-101-OCEAN', quantity: 1, isDefault: true }, { sku: 'BPK-101-BLACK', quantity: 1 }, { sku: 'BPK-102', quantity: 1 }] },
            { title: 'Extras', type: 'checkbox', required: false, selections: [{ sku: 'KEY-102', quantity: 1 }, { sku: 'PDR-102', quantity: 2 }, { sku: 'CAR-103', quantity: 1 }] },
          ],
        },
      },
    },
    {
      name: 'Rasoika First Kitchen Set', brand: 'rasoika', leaf: 'kitchen-dining/cooktops-cookware/induction-cooktops', shape: 'pressure-cooker', mrp: 0, seller: 'Annapurna Kitchens, Coimbatore', grams: 5_400,
      short: 'Cooktop, cooker and kettle for the first kitchen of your own.',
      about: 'No gas connection yet, but dal has to be made. Choose the cooktop by the wiring of the flat and the cooker by how many sit down to eat.',
      points: ['10 % less than the parts bought singly', 'Works on a 16 A socket', 'As many bottles as you like'],
      facts: { 'In the box': 'Cooktop and cooker of your choice', Saving: '10 % on every part', Warranty: 'That of each part' },
      look: ['#b9bec4', '#c2571a'], finish: 'metal', rating: [88, 171],
      kind: {
        bundle: {
          priceType: 'dynamic', shipment: 'separately', specialPercent: 90, priceView: 'as low as',
          options: [
            { title: 'Cooktop', type: 'radio', required: true, selections: [{ sku: 'IND-101', quantity: 1, isDefault: true }, { sku: 'IND-102', quantity: 1 }] },
            { title: 'Pressure cooker', type: 'select', required: true, selections: [{ sku: 'PCK-102', quantity: 1 }, { sku: 'PCK-103', quantity: 1, isDefault: true }] },
            { title: 'Kettle', type: 'select', required: false, selections: [{ sku: 'KET-101', quantity: 1 }, { sku: 'KET-104', quantity: 1 }] },
            { title: 'Copper bottles', type: 'radio', required: false, selections: [{ sku: 'BOT-102', quantity: 2, canChangeQuantity: true }] },
          ],
        },
      },
    },
    {
      name: 'Mevaghar Festive Hamper, Your Choice', brand: 'mevaghar', leaf: 'grocery-gourmet/dry-fruits-sweets/chocolates', shape: 'chocolate-box', mrp: 1_499, seller: 'Mevaghar Foods, Delhi', grams: 1_800,
      short: 'One box of sweets and the dry fruits of your choice in a cane basket.',
      about: 'The basket, the ribbon and one box of sweets are in the price. What you add to it is marked with its own; we write the card by hand.',
      points: ['Cane basket that stays useful', 'Hand-written card', 'Packed the day it leaves'],
      facts: { 'In the box': 'Basket, sweets and dry fruits', 'Shelf life': '45 days', 'Net quantity': 'From 700 g' },
      look: ['#7a1f2b', '#e0b04c'], finish: 'paper', label: 'Festive', rating: [90, 408],
      kind: {
        bundle: {
          priceType: 'fixed', skuType: 'fixed', weightType: 'fixed', shipment: 'together',
          options: [
            {
              title: 'Box of sweets', type: 'select', required: true,
              selections: [{ sku: 'CHO-104', quantity: 1, isDefault: true, price: 0 }, { sku: 'CHO-101', quantity: 1, price: 0 }, { sku: 'CHO-102', quantity: 1, price: paise(150) }, { sku: 'CHO-103', quantity: 1, price: paise(150) }],
            },
            {
              title: 'Dry fruits', type: 'multi', required: true,
              selections: [{ sku: 'DRY-101', quantity: 1, isDefault: true, price: paise(349) }, { sku: 'DRY-102', quantity: 1, price: paise(449) }, { sku: 'DRY-104', quantity: 1, price: 40, priceType: 'percent' }],
            },
            { title: 'Tea', type: 'radio', required: false, selections: [{ sku: 'TEA-101', quantity: 1, price: paise(299) }, { sku: 'TEA-104', quantity: 1, price: paise(599) }] },
          ],
        },
      },
    },
    {
      name: 'Baithak Works Home Office Set', brand: 'baithak-works', leaf: 'home-furniture/furniture/study-tables', shape: 'study-table', mrp: 0, seller: 'Baithak Works, Jodhpur', grams: 38_000,
      short: 'Table, chair and lamp that fit each other and a room of ten by ten.',
      about: 'Three things that people buy in three evenings and return one of. These heights go together, and one team comes to put all of them up.',
      points: ['Put up by one team in one visit', 'Heights that match', 'Parts arrive as they are ready'],
      facts: { 'In the box': 'Table, chair and lamp of your choice', Assembly: 'Included', Warranty: 'That of each part' },
      look: ['#8a5a34', '#d8c3a0'], finish: 'wood', rating: [87, 96],
      kind: {
        bundle: {
          priceType: 'dynamic', shipment: 'separately', priceView: 'as low as',
          options: [
            { title: 'Table', type: 'radio', required: true, selections: [{ sku: 'DSK-101', quantity: 1, isDefault: true }, { sku: 'DSK-102', quantity: 1 }, { sku: 'DSK-104', quantity: 1 }] },
            { title: 'Chair', type: 'radio', required: true, selections: [{ sku: 'OFC-101', quantity: 1, isDefault: true }, { sku: 'OFC-102-SLATE-GREY', quantity: 1 }, { sku: 'OFC-103', quantity: 1 }] },
            { title: 'Lamp', type: 'select', required: false, selections: [{ sku: 'LMP-103', quantity: 1, isDefault: true }, { sku: 'LMP-102', quantity: 1 }, { sku: 'LMP-104', quantity: 1 }] },
          ],
        },
      },
    },
    {
      name: 'Yogvira Corner Gym Starter', brand: 'yogvira', leaf: 'sports-fitness/gym-yoga/dumbbells', shape: 'dumbbells', mrp: 0, seller: 'Maidanex Sports, Jalandhar', grams: 9_600,
      short: 'A mat and as many pairs of dumbbells as your plan asks for.',
      about: 'Two square metres beside the bed are enough. Start with one pair and a mat; the quantity of each is yours to change.',
      points: ['Any number of pairs', 'Mat that does not slip on tiles', 'Card with eight exercises'],
      facts: { 'In the box': 'Mat and dumbbells of your choice', Saving: '8 % on every part', Warranty: '6 months' },
      look: ['#2b2f36', '#e4572e'], finish: 'matte', rating: [85, 143],
      kind: {
        bundle: {
          priceType: 'dynamic', shipment: 'together', specialPercent: 92,
          options: [
            { title: 'Mat', type: 'select', required: true, selections: [{ sku: 'YOG-104', quantity: 1, isDefault: true }, { sku: 'YOG-103', quantity: 1 }, { sku: 'YOG-101-GANGA-TEAL', quantity: 1 }] },
            { title: 'Dumbbells', type: 'radio', required: true, selections: [{ sku: 'DMB-104', quantity: 1, isDefault: true, canChangeQuantity: true }, { sku: 'DMB-101', quantity: 1, canChangeQuantity: true }, { sku: 'DMB-103', quantity: 1, canChangeQuantity: true }] },
          ],
        },
      },
    },
  ],
);
