import { defineVariant } from '@shop/variant';

export const variant = defineVariant({
  id: 'float-price',
  name: 'Float',
  description: 'Compare every price to the paisa before you buy.',
  storeCode: 'float',
  otherLocales: {
    hi_IN: { description: 'ख़रीदने से पहले हर दाम की पैसे-पैसे तक तुलना कीजिए।', coinName: 'ZEPP कॉइन' },
  },
  coinName: 'ZEPP Coins',
  helpNumber: '919000000003',
  themeColour: '#0b7a53',
  darkScheme: true,
  darkThemeColour: '#12171a',
  backgroundColour: '#f5f7f8',
  priceDecimals: 2,
  guestCart: true,
  extendedPanel: true,
});
