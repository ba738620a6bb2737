/** Something to pay with, as a gateway knows it. */
export interface Instrument {
  id: string;
  /** The way of paying. */
  kind: 'card' | 'upi';
  /** For people, for example "Visa •••• 4242". */
  label: string;
  /** What a shop may be told: of a card its network, last four digits and expiry, of a UPI id a masked one. */
  details: Readonly<Record<string, string>>;
}

interface TestCard {
  id: string;
  network: string;
  name: string;
  lastFour: string;
  /** Years until December of which it is good; 0 is the end of this month. */
  years: number;
}

const testCards: readonly TestCard[] = [
  { id: 'visa', network: 'VI', name: 'Visa', lastFour: '4242', years: 3 },
  { id: 'mastercard', network: 'MC', name: 'Mastercard', lastFour: '5100', years: 1 },
  { id: 'rupay', network: 'RUPAY', name: 'RuPay', lastFour: '6074', years: 2 },
  { id: 'expiring', network: 'VI', name: 'Visa', lastFour: '0341', years: 0 },
];

const testUpiIds: readonly { id: string; vpa: string }[] = [
  { id: 'upi-personal', vpa: 'as••••@okbank' },
  { id: 'upi-work', vpa: 'wo••••@bankpay' },
];

const card = ({ id, network, name, lastFour, years }: TestCard, now: Date): Instrument => {
  const month = years === 0 ? now.getUTCMonth() + 1 : 12;
  const expirationDate = `${String(month).padStart(2, '0')}/${now.getUTCFullYear() + years}`;
  return {
    id,
    kind: 'card',
    label: `${name} •••• ${lastFour}`,
    details: { type: network, maskedCC: lastFour, expirationDate },
  };
};

/** What the shoppers of the sandbox have in their wallets. No page of it asks for the number of a real card. */
export const instruments = (now: Date): Instrument[] => [
  ...testCards.map(each => card(each, now)),
  ...testUpiIds.map(({ id, vpa }): Instrument => ({
    id,
    kind: 'upi',
    label: `UPI ${vpa}`,
    details: { type: 'UPI', vpa },
  })),
];

/** Those by which one can pay in a way: of a gateway whose page asks for the way, all. */
export const instrumentsFor = (method: string, now: Date): Instrument[] =>
  instruments(now).filter(({ kind }) => new RegExp(`\\b${kind}\\b`, 'i').test(method));
