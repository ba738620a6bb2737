/** The two digits of each state that a GSTIN begins with, by Magento's code of the region. */
const stateCodes: Readonly<Record<string, string>> = {
  JK: '01',
  HP: '02',
  PB: '03',
  CH: '04',
  UT: '05',
  HR: '06',
  DL: '07',
  RJ: '08',
  UP: '09',
  BR: '10',
  SK: '11',
  AR: '12',
  NL: '13',
  MN: '14',
  MZ: '15',
  TR: '16',
  ML: '17',
  AS: '18',
  WB: '19',
  JH: '20',
  OR: '21',
  CT: '22',
  MP: '23',
  GJ: '24',
  // One union territory since 2020.
  DD: '26',
  DN: '26',
  MH: '27',
  KA: '29',
  GA: '30',
  LD: '31',
  KL: '32',
  TN: '33',
  PY: '34',
  AN: '35',
  TG: '36',
  AP: '37',
};

/** Of a region by its code; empty for one that India does not have. */
export const stateCodeOf = (regionCode: string | null): string => stateCodes[regionCode ?? ''] ?? '';

/** State, number of the taxpayer, and a letter that closes it. */
const form = /^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/;

/** A GSTIN as it is printed, or null for what is none: people write other numbers into that field. */
export function gstinIn(text: string | null): string | null {
  const number = text?.replaceAll(/\s/g, '').toUpperCase() ?? '';
  return form.test(number) ? number : null;
}
