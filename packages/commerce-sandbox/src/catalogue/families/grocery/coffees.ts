import { family } from '../../family.ts';

export const coffees = family(
  { shape: 'coffee-jar', sku: 'COF', leaf: 'grocery-gourmet/beverages/coffee', finish: 'glass', seller: 'Kaapi Lane, Chikkamagaluru', grams: 330 },
  [
    {
      name: 'Kaapi Lane Pure Instant Coffee, 100 g Jar', brand: 'kaapi-lane', mrp: 349, stock: 280, elsewhere: { Kartora: 359, ClickDukaan: 355 },
      short: 'Instant without chicory, for the office pantry that has standards.',
      about: 'Agglomerated granules from Chikkamagaluru arabica and robusta. Hot milk, cold milk, or beaten with sugar for the phone camera.',
      points: ['100 % coffee', 'About 60 cups', 'Dissolves in cold milk', 'Glass jar'],
      facts: { 'Net quantity': '100 g', Type: 'Instant', Blend: '60 % arabica, 40 % robusta', 'Best before': '18 months', FSSAI: '11220334000518' },
      look: ['#6b3a1e', '#1f1b18'], label: 'Instant', rating: [86, 5_940],
    },
    {
      name: 'Kaapi Lane Mysore Filter Coffee 80:20, 100 g Jar', brand: 'kaapi-lane', mrp: 199, stock: 360,
      short: 'Eighty coffee, twenty chicory: the davara decides the rest.',
      about: 'Roasted on Tuesdays and ground for the brass filter. The decoction drips in twelve minutes and forgives a second round.',
      points: ['80 % coffee, 20 % chicory', 'Ground for the South Indian filter', 'Roast date on the lid', 'Arabica and peaberry'],
      facts: { 'Net quantity': '100 g', Type: 'Filter, ground', Blend: '80 % coffee, 20 % chicory', 'Best before': '6 months', FSSAI: '11220334000518' },
      look: ['#8b1e1e', '#e6c178'], label: 'Filter 80:20', rating: [91, 3_288],
    },
    {
      name: 'Kaapi Lane Coorg Estate Dark Roast Beans, 100 g Jar', brand: 'kaapi-lane', mrp: 449, offer: 379, stock: 47,
      short: 'Whole beans from Coorg, dark, with pepper vines for neighbours.',
      about: 'Shade-grown robusta and arabica that taste of cocoa and a little smoke. For espresso machines and moka pots.',
      points: ['Whole beans', 'Single estate, Madikeri', 'Cocoa, roasted nut', 'Roasted to order'],
      facts: { 'Net quantity': '100 g', Type: 'Whole beans', Origin: 'Madikeri, Karnataka', Roast: 'Dark', 'Best before': '3 months' },
      look: ['#2e211b', '#b08d57'], label: 'Coorg dark', rating: [90, 806],
    },
    {
      name: 'Kaapi Lane Araku Tribal Arabica, Medium, 100 g Jar', brand: 'kaapi-lane', mrp: 499, stock: 5,
      short: 'From the Araku valley, bright as a plum, for pour-over.',
      about: 'Grown by Adivasi families at 1,100 metres and paid for at harvest. Ground medium; ask for beans in the order note.',
      points: ['Organic', 'Traceable to the village', 'Stone fruit and jaggery', 'Ground for pour-over'],
      facts: { 'Net quantity': '100 g', Type: 'Ground', Origin: 'Araku, Andhra Pradesh', Roast: 'Medium', 'Best before': '3 months' },
      look: ['#3e5f3a', '#e2b65b'], label: 'Araku', rating: [92, 274],
    },
  ],
);
