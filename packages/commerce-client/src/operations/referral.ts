import { graphql } from '../graphql.ts';

/** What `/referral` shows to a customer (referral-01). */
export const GetReferral = graphql(`
  query getReferral { customer { referral { code invited_count earned_points } } }
`);
