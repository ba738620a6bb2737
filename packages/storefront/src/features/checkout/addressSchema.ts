import * as v from 'valibot';
import {
  addressSchema,
  businessSchema,
  type AddressValues,
  type BusinessValues,
} from '../shared/address/addressValues.ts';
import { email } from '../shared/fieldRules.ts';

/** Everything that the first step asks. */
export interface AddressStepValues {
  /** Of a guest. */
  email: string;
  /** Id of a saved address, or "new". */
  choice: string;
  /** Where the order goes; where the bill goes when nothing is delivered. */
  main: AddressValues;
  save: boolean;
  sameBilling: boolean;
  billing: AddressValues;
  /** The company that the bill goes to, wherever it goes. */
  business: BusinessValues;
}

const anything = v.any();

interface AddressStepRules {
  /** A guest must give an e-mail address (checkout-02). */
  isGuest: boolean;
  /** Code of the state that the bill goes to. */
  billRegion: string;
}

/** The rules for what was chosen: an address that is not shown is not checked. */
export const addressStepSchema = (
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
