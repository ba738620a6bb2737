import type { Biller, BillCategory, BillerKind, CustomerNumberRule } from './BillProvider.ts';

/** In the order in which they are shown. All billers are invented. */
export const billCategories: readonly BillCategory[] = [
  { code: 'mobile-prepaid', name: 'Mobile recharge' },
  { code: 'mobile-postpaid', name: 'Mobile postpaid' },
  { code: 'electricity', name: 'Electricity' },
  { code: 'dth', name: 'DTH' },
  { code: 'broadband', name: 'Broadband' },
  { code: 'gas', name: 'Piped gas' },
  { code: 'water', name: 'Water' },
  { code: 'fastag', name: 'FASTag' },
];

const digits = (label: string, shortest: number, longest: number, where: string): CustomerNumberRule => ({
  label,
  hint: `${shortest === longest ? shortest : `${shortest} to ${longest}`} digits, ${where}`,
  pattern: `[0-9]{${shortest},${longest}}`,
  shortest,
  longest,
  isNumeric: true,
});

const onTheBill = 'on the top right of your bill';
const mobile: CustomerNumberRule = {
  label: 'Mobile number',
  hint: '10 digits, without +91',
  pattern: '[6-9][0-9]{9}',
  shortest: 10,
  longest: 10,
  isNumeric: true,
};
const rrNumber: CustomerNumberRule = {
  label: 'RR number',
  hint: 'Two to four letters and 4 to 7 digits, as on your bill, for example SW120345',
  pattern: '[A-Z]{2,4}[0-9]{4,7}',
  shortest: 6,
  longest: 11,
  isNumeric: false,
};
const vehicle: CustomerNumberRule = {
  label: 'Vehicle number',
  hint: 'As on the number plate, for example KA01AB1234',
  pattern: '[A-Z]{2}[0-9]{1,2}[A-Z]{0,3}[0-9]{4}',
  shortest: 7,
  longest: 11,
  isNumeric: false,
};

type Line = [id: string, name: string, place: string, number: CustomerNumberRule, more?: Partial<Biller>];

const inCategory = (category: string, kind: BillerKind, lines: Line[]): Biller[] =>
  lines.map(([id, name, place, number, more]) => ({
    id,
    category,
    name,
    place,
    kind,
    number,
    isAvailable: true,
    ...more,
  }));

const everywhere = 'All India';
const tolls = { limits: { least: 10_000, most: 1_000_000 } };

export const billers: readonly Biller[] = [
  ...inCategory('mobile-prepaid', 'PLAN', [
    ['vaani-prepaid', 'Vaani', everywhere, mobile, { hasCircles: true }],
    ['swarit-prepaid', 'Swarit Mobile', everywhere, mobile, { hasCircles: true }],
    ['taranga-prepaid', 'Taranga', everywhere, mobile, { hasCircles: true }],
  ]),
  ...inCategory('mobile-postpaid', 'BILL', [
    ['vaani-postpaid', 'Vaani Postpaid', everywhere, mobile],
    ['swarit-postpaid', 'Swarit Mobile Postpaid', everywhere, mobile],
    ['taranga-postpaid', 'Taranga Postpaid', everywhere, mobile],
  ]),
  ...inCategory('electricity', 'BILL', [
    ['kaveri-bijli', 'Kaveri Bijli Vitran Nigam', 'Karnataka', digits('Account ID', 10, 10, onTheBill)],
    ['sahyadri-power', 'Sahyadri Power Distribution', 'Maharashtra', digits('Consumer number', 12, 12, onTheBill)],
    ['yamuna-vidyut', 'Yamuna Vidyut Limited', 'Delhi', digits('CA number', 9, 11, 'below your name on the bill')],
    ['coromandel-electric', 'Coromandel Electric Board', 'Tamil Nadu', digits('Service number', 9, 12, onTheBill)],
    ['sabarmati-urja', 'Sabarmati Urja', 'Gujarat', digits('Service number', 11, 11, onTheBill)],
    ['teesta-power', 'Teesta Power', 'West Bengal', digits('Consumer ID', 9, 9, onTheBill), { isAvailable: false }],
  ]),
  ...inCategory('dth', 'PLAN', [
    ['gagan-dth', 'Gagan DTH', everywhere, digits('Subscriber ID', 10, 10, 'press Menu, then My account')],
    ['chitralok-dth', 'Chitralok Direct', everywhere, digits('Viewing card number', 11, 12, 'on the card of your box')],
  ]),
  ...inCategory('broadband', 'BILL', [
    ['pavan-fiber', 'Pavan Fibernet', everywhere, digits('Account number', 8, 12, onTheBill)],
    ['jaal-broadband', 'Jaal Broadband', 'Karnataka, Telangana', digits('User ID', 8, 10, 'in your welcome mail')],
    ['tezz-net', 'Tezz Net', 'Delhi NCR', digits('Customer ID', 9, 9, onTheBill)],
  ]),
  ...inCategory('gas', 'BILL', [
    ['aagni-gas', 'Aagni City Gas', 'Maharashtra', digits('BP number', 10, 10, onTheBill)],
    ['jyoti-gas', 'Jyoti Natural Gas', 'Gujarat', digits('Customer ID', 8, 12, onTheBill)],
    ['indradhanu-gas', 'Indradhanu Gas', 'Delhi NCR', digits('BP number', 10, 10, onTheBill)],
  ]),
  ...inCategory('water', 'BILL', [
    ['kaveri-jal', 'Kaveri Jal Mandali', 'Bengaluru', rrNumber],
    ['yamuna-jal', 'Yamuna Jal Board', 'Delhi', digits('K number', 10, 10, onTheBill)],
    ['musi-water', 'Musi Water Works', 'Hyderabad', digits('CAN number', 9, 9, onTheBill)],
  ]),
  ...inCategory('fastag', 'AMOUNT', [
    ['setu-fastag', 'Setu Bank FASTag', everywhere, vehicle, tolls],
    ['margi-fastag', 'Margi FASTag', everywhere, vehicle, tolls],
  ]),
];
