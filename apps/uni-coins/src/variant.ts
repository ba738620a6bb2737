import { defineVariant } from '@shop/variant';

export const variant = defineVariant({
  id: 'uni-coins',
  name: 'Uni Coins',
  description: 'Student prices, campus plans and Uni Coins on everything you buy.',
  storeCode: 'uni',
  coinName: 'Uni Coins',
  mailAccounts: true,
  helpNumber: '919000000002',
  themeColour: '#f0624a',
  backgroundColour: '#fffdf9',
  preferredGateway: 'cashfree',
  extendedPanel: true,
  hideBillsInMegaMenu: true,
});
