import { valibotResolver } from '@hookform/resolvers/valibot';
import type { Resolver } from 'react-hook-form';
import * as v from 'valibot';
import { addressSchema, businessSchema } from '../shared/address/addressRules.ts';
import { email } from '../shared/fieldRules.ts';
import type { AddressStepValues } from './addressStepValues.ts';

const anything = v.any();

interface AddressStepRules {
  /** A guest must give an e-mail address (checkout-02). */
  isGuest: boolean;
  /** Code of the state that the bill goes to. */
  billRegion: string;
}

/** The rules for what was chosen: an address that is not shown is not checked. */
const addressStepSchema = (
  { isGuest, billRegion }: AddressStepRules,
  { choice, sameBilling, business: { wanted } }: Pick<AddressStepValues, 'choice' | 'sameBilling' | 'business'>,
) =>
  v.object({
    email: isGuest ? email : v.string(),
    choice: v.string(),
    main: choice === 'new' ? addressSchema : anything,
    save: v.boolean(),
    sameBilling: v.boolean(),
    billing: sameBilling ? anything : addressSchema,
    business: wanted ? businessSchema(billRegion) : anything,
  });

/** Checks what the first step holds, for its form. A file of its own, which comes once somebody types. */
export const checkAddressStep = (
  rules: AddressStepRules,
  shown: Pick<AddressStepValues, 'choice' | 'sameBilling' | 'business'>,
): Resolver<AddressStepValues> => valibotResolver(addressStepSchema(rules, shown)) as Resolver<AddressStepValues>;
