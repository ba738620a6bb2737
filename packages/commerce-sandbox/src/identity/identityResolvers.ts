import type { ResolverMap } from '../resolverMap.ts';
import { autoSignIn } from './autoSignIn.ts';
import { mailAccountResolvers } from './mailAccounts.ts';
import { signInByCode } from './signInByCode.ts';
import { signInByLink } from './signInByLink.ts';
import { verifyContact } from './verifyContact.ts';

/** Ways to sign in without a password, and what they prove. */
export const identityResolvers: ResolverMap = {
  ...mailAccountResolvers,
  Mutation: { ...signInByCode, ...signInByLink, ...autoSignIn, ...verifyContact, ...mailAccountResolvers['Mutation'] },
};
