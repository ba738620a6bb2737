import * as text from '@shop/messages/address';
import { plainDigits, type Reading } from '@shop/state';

/** The first two digits of a GSTIN by the code of the state; several where states were joined, split or renumbered. */
const stateCodes: Record<string, readonly string[]> = {
  JK: ['01', '38'],
  LA: ['38'],
  HP: ['02'],
  PB: ['03'],
  CH: ['04'],
  UT: ['05'],
  HR: ['06'],
  DL: ['07'],
  RJ: ['08'],
  UP: ['09'],
  BR: ['10'],
  SK: ['11'],
  AR: ['12'],
  NL: ['13'],
  MN: ['14'],
  MZ: ['15'],
  TR: ['16'],
  ML: ['17'],
  AS: ['18'],
  WB: ['19'],
  JH: ['20'],
  OR: ['21'],
  CT: ['22'],
  MP: ['23'],
  GJ: ['24'],
  DD: ['25', '26'],
  DN: ['26'],
  MH: ['27'],
  AP: ['37', '28'],
  KA: ['29'],
  GA: ['30'],
  LD: ['31'],
  KL: ['32'],
  TN: ['33'],
  PY: ['34'],
  AN: ['35'],
  TG: ['36'],
};

const signs = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';
/** State, the ten characters of the PAN, which registration it is, one more, and the check. */
const shape = /^\d{2}[A-Z]{5}\d{4}[A-Z][0-9A-Z]{3}$/;

/** The last character, which the fourteen before it give. */
function checkOf(number: string): string {
  let sum = 0;
  for (let place = 0; place < 14; place += 1) {
    const product = signs.indexOf(number.charAt(place)) * (place % 2 === 0 ? 1 : 2);
    sum += Math.floor(product / signs.length) + (product % signs.length);
  }
  return signs.charAt((signs.length - (sum % signs.length)) % signs.length);
}

/**
 * A GSTIN as it is sent, written with gaps, hyphens or small letters; '' stays '' (checkout-16).
 *
 * @param region code of the state that the bill goes to; what is no known state is not compared.
 */
export function readGstin(typed: string, region: string): Reading {
  const value = plainDigits(typed)
    .replaceAll(/[\s\p{Cf}\p{Pd}]/gu, '')
    .toUpperCase();
  if (value === '') return { value };
  if (value.length !== 15) return { problem: text.gstinLength(value.length) };
  if (!shape.test(value)) return { problem: text.gstinShape };
  if (checkOf(value) !== value.charAt(14)) return { problem: text.gstinCheck };
  const codes = stateCodes[region];
  const state = value.slice(0, 2);
  return codes === undefined || codes.includes(state) ? { value } : { problem: text.gstinState(state, codes[0] ?? '') };
}
