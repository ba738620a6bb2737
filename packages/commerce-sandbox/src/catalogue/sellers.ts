import type { SellerSeed } from './contentTypes.ts';

const name = 'Zeppelin Benefits Retail Private Limited';
/** Days after the delivery in which goods may be given back. */
export const RETURN_DAYS = 10;
const return_days = RETURN_DAYS;
const email = 'invoices@zeppelin-benefits.example';

/** The company behind the shops, by its registrations: one for each state that it sends from. */
export const sellers = {
  mumbai: {
    name,
    gstin: '27AABCZ4821K1Z2',
    street: ['Unit 14, Kohinoor Logistics Park', 'Bhiwandi-Nashik Road'],
    city: 'Bhiwandi',
    region_code: 'MH',
    postcode: '421302',
    email,
    return_days,
  },
  bengaluru: {
    name,
    gstin: '29AABCZ4821K1ZY',
    street: ['Plot 7, Nandi Warehouses', 'Hoskote Industrial Area'],
    city: 'Bengaluru',
    region_code: 'KA',
    postcode: '562114',
    email,
    return_days,
  },
  delhi: {
    name,
    gstin: '07AABCZ4821K1Z4',
    street: ['B-22, Okhla Industrial Area', 'Phase 1'],
    city: 'New Delhi',
    region_code: 'DL',
    postcode: '110020',
    email,
    return_days,
  },
} satisfies Record<string, SellerSeed>;
