import type { AddressValues, BusinessValues } from '../shared/address/addressValues.ts';

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
