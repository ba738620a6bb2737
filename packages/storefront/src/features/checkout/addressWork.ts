/* What is done with an address that was typed, as one piece of code to fetch: whoever only looks does not pay for it. */
export { checkAddressStep } from './checkAddressStep.ts';
export { sendAddresses } from './sendAddresses.ts';
