import { createContext, useContext } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { AddressValues, BusinessValues } from './addressValues.ts';
import type { PincodeAnswers } from './usePincodeAnswers.ts';

/** What forms that hold an address have in common. */
interface AddressParts {
  main: AddressValues;
  billing: AddressValues;
  business: BusinessValues;
}

/** What a field needs of its form. */
export type FieldsOf<Values extends object> = Pick<
  UseFormReturn<Values>,
  'register' | 'setValue' | 'getValues' | 'formState'
> & {
  /** What was asked of pincodes so far: each is asked for once. */
  answers: PincodeAnswers;
};

/** Hands a form, whatever else it holds, on to the fields of its addresses. */
export const AddressFormContext = createContext<unknown>(undefined);

/** The form around the fields of an address. */
export const useAddressFields = () => useContext(AddressFormContext) as FieldsOf<AddressParts>;
