import { defineVariant } from '@shop/variant';

export const variant = defineVariant({
  id: 'zepp-coins',
  name: 'ZEPP Coins',
  description: 'Benefits, rewards and everyday prices for the people of our partner companies.',
  storeCode: 'zepp',
  coinName: 'ZEPP Coins',
  mailAccounts: true,
  helpNumber: '919000000001',
  themeColour: '#4a3fd6',
  backgroundColour: '#fbfaf7',
});
