/** Nothing is checked or sent before somebody types an address; undefined where the code does not come. */
export const fetchAddressWork = () => import('./addressWork.ts').catch(() => undefined);
