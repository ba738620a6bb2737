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
];
