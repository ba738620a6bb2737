import { emptyAddress } from '../shared/address/addressValues.ts';
import type { BookEntry } from './bookEntry.ts';

/** Addresses for stories: a person's, a company's, and one that this shop does not deliver to. */
export const sampleEntries: BookEntry[] = [
  {
    id: 3,
    region: 'Delhi',
    country: 'IN',
    values: {
      main: {
        ...emptyAddress,
        firstname: 'Asha',
        lastname: 'Rao',
        telephone: '9810012345',
        postcode: '110001',
        street1: '12 Barakhamba Road',
        street2: 'Flat 4B',
        city: 'New Delhi',
        region_code: 'DL',
      },
      business: { wanted: false, company: '', gstin: '' },
      defaultShipping: true,
      defaultBilling: false,
    },
  },
  {
    id: 4,
    region: 'Maharashtra',
    country: 'IN',
    values: {
      main: {
        ...emptyAddress,
        firstname: 'Venkatanarasimharajuvaripeta',
        lastname: 'Iyer Subramaniam-Krishnamoorthy',
        telephone: '9822222222',
        postcode: '411001',
        street1: '9 Fergusson College Road, behind the old municipal library and the flower market',
        street2: '',
        city: 'Pune',
        region_code: 'MH',
      },
      business: { wanted: true, company: 'Iyer & Daughters', gstin: '27AAPFU0939F1ZV' },
      defaultShipping: false,
      defaultBilling: true,
    },
  },
  {
    id: 5,
    region: '',
    country: 'GB',
    values: {
      main: {
        ...emptyAddress,
        firstname: 'Asha',
        lastname: 'Rao',
        telephone: '02079460000',
        postcode: 'SW1A 1AA',
        street1: '1 High Street',
        city: 'London',
      },
      business: { wanted: false, company: '', gstin: '' },
      defaultShipping: false,
      defaultBilling: false,
    },
  },
];
