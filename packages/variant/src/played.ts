import { playedGateways } from './gateways.ts';
import { playedPush } from './push.ts';

/** The environment of a shop at the commerce sandbox: all that it plays beside the back end. */
export const playedServices: Record<string, string> = { ...playedGateways, ...playedPush };
