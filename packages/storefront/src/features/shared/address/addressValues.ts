import type { AddressForm } from '@shop/state';

/** An address as its fields hold it. */
export interface AddressValues {
  firstname: string;
  lastname: string;
  telephone: string;
  postcode: string;
  street1: string;
  street2: string;
  city: string;
  region_code: string;
  company: string;
}

/** The company that a bill goes to. */
export interface BusinessValues {
  wanted: boolean;
  company: string;
  gstin: string;
}

export const emptyAddress: AddressValues = {
  firstname: '',
  lastname: '',
  telephone: '',
  postcode: '',
  street1: '',
  street2: '',
  city: '',
  region_code: '',
  company: '',
};

/** The company that an address of the back end names. */
export const readBusiness = ({
  company,
  vat_id: gstin,
}: {
  company?: string | null | undefined;
  vat_id?: string | null | undefined;
} = {}): BusinessValues => ({ wanted: Boolean(company || gstin), company: company ?? '', gstin: gstin ?? '' });

/** What a bill to a company adds to its address; one that is not wanted takes away the company of a saved address. */
export const businessOf = ({ wanted, company, gstin }: BusinessValues) =>
  wanted ? { company, ...(gstin && { vat_id: gstin }) } : { company: '' };

/** As the flows of client state take it. */
export const toAddressForm = (
  { street1, street2, ...values }: AddressValues,
  extra: Pick<AddressForm, 'email' | 'company' | 'vat_id' | 'save_in_address_book'> = {},
): AddressForm => ({
  ...values,
  street: [street1, street2].filter(line => line !== ''),
  ...extra,
});
