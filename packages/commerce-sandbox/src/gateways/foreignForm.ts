import type { SandboxDeps } from '../context.ts';
import { senderOf } from '../transport/senderOf.ts';
import { isShopAddress } from './shopAddress.ts';

/** What a payment page answers to a form that another site's page has sent. */
export const FOREIGN_FORM = 'Pay in the window that the shop has opened.';

/**
 * Whether another site's page sent the form of a payment page. The page may stand on a shop's origin, through its
 * proxy.
 */
export const isForeignForm = (deps: Pick<SandboxDeps, 'config'>, request: Request): boolean =>
  senderOf(deps, request, origin => isShopAddress(deps, origin)) === 'foreign page';
