/** Magento's "Y-m-d H:i:s", in UTC. */
export const orderDate = (ms: number): string => new Date(ms).toISOString().slice(0, 19).replace('T', ' ');
