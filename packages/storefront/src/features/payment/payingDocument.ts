import { isPayingPath } from '@shop/variant';

/**
 * Whether this document came with a policy that lets the gateways' scripts run: only pages that pay do
 * (payment-09). A page that was reached within the shop stands in the document of another.
 *
 * @param served address that the document was served at.
 */
export const isPayingDocument = (served: string): boolean => isPayingPath(new URL(served).pathname);

/** Address that the open document was served at. */
export const servedAt = (): string => performance.getEntriesByType('navigation')[0]?.name ?? location.href;
