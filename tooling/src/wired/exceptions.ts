import type { Exception } from './checkWired.ts';

/** Operations that nothing sends yet: back ends know their names (client-11), but are not asked whether they have them. */
export const unsentOperations: Exception = {
  reason: 'The pages of the account will send them; until then Shell and GetCustomerInformation bring what they read.',
  names: ['AccountChip', 'ChangeCustomerPassword', 'GetCustomer', 'GetStoreConfigForMegaMenu', 'UpdateCustomer'],
};

/** What may be there although nothing that is shipped uses it. One that is used, or gone, has to leave the list. */
export const exceptions: readonly Exception[] = [
  unsentOperations,
  {
    reason: 'What will be built on it comes with the forgotten password.',
    names: ['requestPasswordReset'],
  },
  {
    reason: 'The mini cart, and the editing of a line in the cart, are built on them.',
    names: [
      'appSlice.actions.miniCartToggled',
      'appSlice.selectors.selectIsMiniCartOpen',
      'cartSlice.actions.editBegun',
      'cartSlice.selectors.selectEditedItem',
    ],
  },
  {
    reason: 'Tests of other packages try with it what these packages have to agree on.',
    names: [
      'MAX_COST',
      'STORAGE_NAMESPACE',
      'backEndPaths',
      'createCart',
      'createSandbox',
      'formsOf',
      'needs',
      'passage',
      'paymentOptions',
      'setToken',
      'signOut',
      'switchableFeatures',
    ],
  },
  {
    reason: 'Parts of the kit that the shop has copies of.',
    names: [
      'Accordion',
      'Card',
      'Carousel',
      'Combobox',
      'Menu',
      'ProductTileSkeleton',
      'ProgressBar',
      'ProgressSteps',
      'Section',
      'Tabs',
      'placeholderTiles',
    ],
  },
];
