import type { Exception } from './checkWired.ts';

/** Operations that nothing sends yet: back ends know their names (client-11), but are not asked whether they have them. */
export const unsentOperations: Exception = {
  reason: 'Shell, GetCustomerInformation and the pages of the account bring what they read.',
  names: ['AccountChip', 'GetCustomer', 'GetStoreConfigForMegaMenu'],
};

/** What may be there although nothing that is shipped uses it. One that is used, or gone, has to leave the list, where it
 * may not be both. */
export const exceptions: readonly Exception[] = [
  {
    reason:
      'what variants build pages of their own with (docs/cookbook.md); those that stand in the repository have none',
    names: ['Canonical', 'PageTitle', 'useShop', 'useToast'],
    mayBeUsed: true,
  },
  unsentOperations,
  {
    reason: 'Who asks what the shop knows of them gets the answer as it came (privacyQueries.ts).',
    names: ['added_at', 'verified_at'],
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
      'switchableFeatures',
    ],
  },
];
