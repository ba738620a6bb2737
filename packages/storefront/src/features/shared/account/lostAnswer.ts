import { CommerceError } from '@shop/commerce-client';

/** Whether a call may have been carried out although no answer came: only reading back tells (account-03). */
export const isLostAnswer = (reason: unknown): boolean =>
  reason instanceof CommerceError && (reason.problem.kind === 'network' || reason.problem.kind === 'offline');
