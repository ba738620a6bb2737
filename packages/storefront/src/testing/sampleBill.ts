import type { Bill, Biller, BillPayment, RechargePlan } from '../features/bills/billQueries.ts';

const rupees = (value: number) => ({ value });

export const sampleBiller: Biller = {
  id: 'kaveri-bijli',
  category: 'electricity',
  name: 'Kaveri Bijli Vitran Nigam',
  place: 'Karnataka',
  kind: 'BILL',
  is_available: true,
  number: {
    label: 'Account ID',
    hint: '10 digits, on the top right of your bill',
    pattern: '[0-9]{10,10}',
    min_length: 10,
    max_length: 10,
    is_numeric: true,
  },
  minimum_amount: null,
  maximum_amount: null,
  circles: [],
};

const mobile: Biller['number'] = {
  label: 'Mobile number',
  hint: '10 digits, without +91',
  pattern: '[6-9][0-9]{9}',
  min_length: 10,
  max_length: 10,
  is_numeric: true,
};

/** A biller of prepaid numbers, whose plans differ by circle. */
export const sampleOperator: Biller = {
  ...sampleBiller,
  id: 'vaani-prepaid',
  category: 'mobile-prepaid',
  name: 'Vaani',
  place: 'All India',
  kind: 'PLAN',
  number: mobile,
  circles: [
    { code: 'KA', name: 'Karnataka' },
    { code: 'DL', name: 'Delhi NCR' },
  ],
};

/** A biller at which the amount is typed. */
export const sampleToll: Biller = {
  ...sampleBiller,
  id: 'setu-fastag',
  category: 'fastag',
  name: 'Setu Bank FASTag',
  place: 'All India',
  kind: 'AMOUNT',
  number: {
    label: 'Vehicle number',
    hint: 'As on the number plate, for example KA01AB1234',
    pattern: '[A-Z]{2}[0-9]{1,2}[A-Z]{0,3}[0-9]{4}',
    min_length: 7,
    max_length: 11,
    is_numeric: false,
  },
  minimum_amount: rupees(100),
  maximum_amount: rupees(10_000),
};

export const samplePlans: RechargePlan[] = [
  ['Popular', 299, '28 days', '1.5 GB a day', 'Unlimited calls and 100 SMS a day'],
  ['Popular', 859, '84 days', '1.5 GB a day', 'Unlimited calls and 100 SMS a day'],
  ['Data', 69, null, '6 GB', 'Lasts as long as the plan that you have'],
  ['Talktime', 20, null, null, '₹14.95 talktime'],
].map(([group, price, validity, data, description]) => ({
  id: `vaani-prepaid-${price}`,
  group: String(group),
  price: rupees(Number(price)),
  validity: validity === null ? null : String(validity),
  data: data === null ? null : String(data),
  description: String(description),
}));

export const sampleBill: Bill = {
  id: 'bill-1',
  customer_number: '1234567890',
  customer_name: 'M•••• K•••',
  bill_number: '20261136651',
  billed_on: '2026-11-01',
  due_on: '2199-11-20',
  plan: null,
  amount: rupees(2655.05),
  payment_methods: ['razorpay', 'cashfree'],
};

export const samplePayment: BillPayment = {
  number: 'B000000012',
  status: 'PAID',
  biller: { id: 'kaveri-bijli', category: 'electricity', name: sampleBiller.name, number: { label: 'Account ID' } },
  customer_number: '1234567890',
  customer_name: 'M•••• K•••',
  bill_number: '20261136651',
  due_on: '2026-11-20',
  plan: null,
  amount: rupees(2655.05),
  payment_method: 'razorpay',
  transaction_id: 'pay_hm9SjNQXug2bi8',
  biller_reference: 'BBPS0013178405',
  created_at: '2026-11-18 03:41:00',
  paid_at: '2026-11-18 03:43:00',
  settled_at: '2026-11-18 03:43:30',
  refund: null,
};

/** The biller did not take the money, which is on its way back. */
export const sampleRefund: BillPayment = {
  ...samplePayment,
  number: 'B000000013',
  status: 'REFUNDING',
  biller_reference: null,
  settled_at: null,
  refund: {
    amount: rupees(2655.05),
    reason: 'BILLER_REFUSED',
    started_at: '2026-11-18 03:44:00',
    expected_by: '2026-11-25 03:44:00',
    arrived_at: null,
  },
};
