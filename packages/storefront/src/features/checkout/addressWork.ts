/* What keeps, checks and sends an address, as one piece of code to fetch: whoever only looks does not pay for it. */
export { LiveForm } from './LiveForm.tsx';
